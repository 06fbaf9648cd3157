import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import type { QuestionOf } from '#shared/survey/question.ts';
import styles from '../../card/card.module.css';
import { Words } from '../../card/words.tsx';
import { useSettings } from '../../editor/use-settings.ts';

/** The placeholder, in the field that it stands in. */
export function TextWords({ question }: { readonly question: QuestionOf<'text'> }) {
  const change = useSettings<'text'>(question);
  return (
    <div slot="answers" className={styles.placeholder}>
      <Words
        label="Placeholder (optional)"
        value={question.config.placeholder}
        onChange={(placeholder) => change({ placeholder })}
        placeholder="Add a placeholder"
        maxLength={SURVEY_LIMITS.labelLength}
      />
    </div>
  );
}
