import type { QuestionResult } from '../types/result-view.ts';
import { questionAnchor } from './action-path.ts';
import styles from './findings.module.css';
import { showQuestion } from './show-question.ts';

/** Links to the questions; stays in sight while the page scrolls. */
export function QuestionIndex({ questions }: { readonly questions: readonly QuestionResult[] }) {
  return (
    <nav className={styles.index} aria-label="Questions">
      <ul>
        {questions.map(({ meaningId, text, answered }, at) => (
          <li key={meaningId}>
            <button type="button" onClick={() => showQuestion(questionAnchor(meaningId))} title={text}>
              <span>{`${at + 1}. ${text}`}</span>
              <small>{answered.toLocaleString()}</small>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
