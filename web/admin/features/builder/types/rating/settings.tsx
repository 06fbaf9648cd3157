import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import type { QuestionOf } from '#shared/survey/question.ts';
import { Select } from '../../../../ui/select.tsx';
import styles from '../../editor/editor.module.css';
import { useSettings } from '../../editor/use-settings.ts';

const { ratingScaleMin, ratingScaleMax } = SURVEY_LIMITS;
const SCALES = Array.from({ length: ratingScaleMax - ratingScaleMin + 1 }, (_, at) => ({
  value: String(ratingScaleMin + at),
  label: `1 to ${ratingScaleMin + at}`,
}));

export function RatingSettings({ question }: { question: QuestionOf<'rating'> }) {
  const { scale, displayType } = question.config;
  const change = useSettings<'rating'>(question);
  return (
    <div className={styles.pair}>
      <Select
        label="Shown as"
        options={[
          { value: 'stars', label: 'Stars' },
          { value: 'numbers', label: 'Numbers' },
        ]}
        value={displayType}
        onChange={(value) => change({ displayType: value === 'numbers' ? 'numbers' : 'stars' })}
      />
      <Select
        label="Scale"
        options={SCALES}
        value={String(scale)}
        onChange={(value) => change({ scale: Number(value) })}
      />
    </div>
  );
}
