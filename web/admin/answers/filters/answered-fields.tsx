import type { AnsweredFilter } from '#shared/analytics/query.ts';
import { useAnalyticsView } from '../view.ts';
import styles from './filters.module.css';

interface AnsweredFieldsProps {
  readonly answered: AnsweredFilter | null;
  readonly onChange: (answered: AnsweredFilter | null) => void;
}

const ANY = 'any';

/** The filter *answered X to question Y*. */
export function AnsweredFields({ answered, onChange }: AnsweredFieldsProps) {
  const questions = useAnalyticsView().choices?.questions ?? [];
  const asked = questions.find(({ meaningId }) => meaningId === answered?.question);
  const chooseQuestion = (question: string): void => {
    const first = questions.find(({ meaningId }) => meaningId === question)?.answers[0];
    onChange(first ? { question, cell: first.cell } : null);
  };
  return (
    <fieldset>
      <legend>Gave a certain answer</legend>
      <select
        aria-label="Question"
        value={asked?.meaningId ?? ANY}
        onChange={(event) => chooseQuestion(event.currentTarget.value)}
      >
        <option value={ANY}>Any answer</option>
        {questions.map(({ meaningId, text }) => (
          <option key={meaningId} value={meaningId}>
            {text}
          </option>
        ))}
      </select>
      {answered && asked && (
        <select
          aria-label="Answer"
          value={answered.cell}
          onChange={(event) => onChange({ ...answered, cell: event.currentTarget.value })}
        >
          {asked.answers.map(({ cell, text }) => (
            <option key={cell} value={cell}>
              {text}
            </option>
          ))}
        </select>
      )}
      <p className={styles.hint}>Counts only people who gave this answer.</p>
    </fieldset>
  );
}
