import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import { duration } from '../format-figure.ts';
import { answerTextOf } from '../answer-text.ts';
import styles from './cards.module.css';

type Step = ReadableResponse['path'][number];

/** The questions in the order in which the shopper saw them, each with its answer. */
export function AnswerPath({ path }: { readonly path: readonly Step[] }) {
  return (
    <ol className={styles.path}>
      {path.map(({ meaningId, text, type, answer, timeMs }) => (
        <li key={meaningId}>
          <p className={styles.question}>
            {text.trim() === '' ? 'Question without a text' : text}
            {timeMs !== null && <span>{duration(timeMs / 1000)}</span>}
          </p>
          {answer === null ? (
            <p className={styles.unanswered}>Not answered</p>
          ) : (
            <p className={styles.answer}>{answerTextOf({ type })(answer)}</p>
          )}
          {answer?.kind === 'words' && answer.themes.length > 0 && <Themes names={answer.themes} />}
        </li>
      ))}
    </ol>
  );
}

/** The pinned themes that a text counts in. */
function Themes({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className={styles.themes} aria-label="Themes">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
