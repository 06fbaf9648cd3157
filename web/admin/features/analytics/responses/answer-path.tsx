import type { ReadableAnswer, ReadableResponse } from '#shared/api/analytics-results.ts';
import { duration } from '../overview/figure-words.ts';
import styles from './cards.module.css';

type Step = ReadableResponse['path'][number];

/** The questions in the order in which they were seen, each with what was said to it. */
export function AnswerPath({ path }: { readonly path: readonly Step[] }) {
  return (
    <ol className={styles.path}>
      {path.map(({ meaningId, text, answer, timeMs }) => (
        <li key={meaningId}>
          <p className={styles.question}>
            {text.trim() === '' ? 'Question without a text' : text}
            {timeMs !== null && <span>{duration(timeMs / 1000)}</span>}
          </p>
          {answer === null ? (
            <p className={styles.unanswered}>Not answered</p>
          ) : (
            <p className={styles.answer}>{answerWords(answer)}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

function answerWords(answer: ReadableAnswer): string {
  switch (answer.kind) {
    case 'choice': {
      const chosen = answer.labels.join(', ');
      return answer.other === null || answer.other === '' ? chosen : `${chosen}: “${answer.other}”`;
    }
    case 'number':
      return `${answer.value} of ${answer.scale}`;
    case 'text':
      return answer.text;
    default:
      return answer satisfies never;
  }
}
