import { ChoiceList } from '@shopify/polaris';
import { useId, useState } from 'react';
import type { Question } from '#shared/survey/question.ts';
import spoken from '../../../ui/spoken.module.css';
import { answerChoices, answerLabels, DELETED_ANSWER } from './answer-labels.ts';
import styles from './editor.module.css';

interface AnswerPickerProps {
  readonly question: Question;
  readonly values: readonly string[];
  readonly onChange: (values: string[]) => void;
}

/** The answers in a rule, shown as words of its sentence; a click opens the list of all answers. */
export function AnswerPicker({ question, values, onChange }: AnswerPickerProps) {
  const [isOpen, setOpen] = useState(values.length === 0);
  const listId = useId();
  const choices = answerChoices(question);
  const gone = values.filter((value) => !choices.some((choice) => choice.value === value));
  const labels = answerLabels(question, values);
  return (
    <>
      <button
        type="button"
        className={styles.answers}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={spoken.only}>Answers: </span>
        {labels.length === 0 && <span className={styles.unset}>choose answers</span>}
        {labels.map((label, at) => (
          <span key={values[at]}>
            {at > 0 && <span className={spoken.only}>, </span>}
            <span className={styles.answer}>{label}</span>
          </span>
        ))}
      </button>
      {isOpen && (
        <div id={listId} className={styles.choices}>
          <ChoiceList
            allowMultiple
            title="Answers"
            titleHidden
            choices={[...choices, ...gone.map((value) => ({ value, label: DELETED_ANSWER }))]}
            selected={[...values]}
            onChange={onChange}
          />
        </div>
      )}
    </>
  );
}
