import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import { ENGLISH } from '../../../../survey-view/english.ts';
import type { ScaleQuestion } from '#shared/survey/question.ts';
import { useSettings } from '../editor/use-settings.ts';
import styles from './card.module.css';
import { Words } from './words.tsx';

/** Words that say more for a score than the specification's, which stand where none are written. */
const OF_A_SCORE = { minLabel: 'Not likely', maxLabel: 'Very likely' };

/** The words at both ends of a scale. */
export function EndWords({ question }: { readonly question: ScaleQuestion }) {
  const { minLabel, maxLabel } = question.config;
  const change = useSettings<ScaleQuestion['type']>(question);
  const isOffered = question.type === 'nps' && minLabel === '' && maxLabel === '';
  return (
    <>
      <Words
        place="low"
        label="Word at the low end"
        value={minLabel}
        onChange={(value) => change({ minLabel: value })}
        placeholder={ENGLISH.bad}
        maxLength={SURVEY_LIMITS.labelLength}
      />
      <Words
        place="high"
        label="Word at the high end"
        value={maxLabel}
        onChange={(value) => change({ maxLabel: value })}
        placeholder={ENGLISH.great}
        maxLength={SURVEY_LIMITS.labelLength}
      />
      {isOffered && (
        <button slot="answers" type="button" className={styles.offer} onClick={() => change(OF_A_SCORE)}>
          Use “{OF_A_SCORE.minLabel}” and “{OF_A_SCORE.maxLabel}”
        </button>
      )}
    </>
  );
}
