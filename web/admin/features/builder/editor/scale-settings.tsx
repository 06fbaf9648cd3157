import { TextField } from '@shopify/polaris';
import { LIMITS, SURVEY_LIMITS } from '#shared/limits.ts';
import type { QuestionOf } from '#shared/survey/question.ts';
import { Select } from '../../../ui/select.tsx';
import styles from './editor.module.css';
import { useSettings } from './use-settings.ts';

const { ratingScaleMin, ratingScaleMax } = SURVEY_LIMITS;
const SCALES = Array.from({ length: ratingScaleMax - ratingScaleMin + 1 }, (_, at) => ({
  value: String(ratingScaleMin + at),
  label: `1 to ${ratingScaleMin + at}`,
}));

export function RatingSettings({ question }: { question: QuestionOf<'rating'> }) {
  const { scale, displayType, minLabel, maxLabel } = question.config;
  const change = useSettings<'rating'>(question);
  return (
    <>
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
      <EndLabels minLabel={minLabel} maxLabel={maxLabel} onChange={change} />
    </>
  );
}

export function NpsSettings({ question }: { question: QuestionOf<'nps'> }) {
  const { minLabel, maxLabel } = question.config;
  return <EndLabels minLabel={minLabel} maxLabel={maxLabel} onChange={useSettings<'nps'>(question)} />;
}

interface EndLabelsProps {
  readonly minLabel: string;
  readonly maxLabel: string;
  readonly onChange: (labels: { minLabel?: string; maxLabel?: string }) => void;
}

/** Both ends of a scale have words; the specified ones where the merchant has none. */
function EndLabels({ minLabel, maxLabel, onChange }: EndLabelsProps) {
  return (
    <div className={styles.pair}>
      <TextField
        label="Word at the low end"
        value={minLabel}
        onChange={(value) => onChange({ minLabel: value })}
        placeholder={LIMITS.defaultMinLabel}
        maxLength={SURVEY_LIMITS.labelLength}
        autoComplete="off"
      />
      <TextField
        label="Word at the high end"
        value={maxLabel}
        onChange={(value) => onChange({ maxLabel: value })}
        placeholder={LIMITS.defaultMaxLabel}
        maxLength={SURVEY_LIMITS.labelLength}
        autoComplete="off"
      />
    </div>
  );
}
