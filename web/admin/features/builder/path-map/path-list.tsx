import type { Question } from '#shared/survey/question.ts';
import spoken from '../../../ui/spoken.module.css';
import { questionName, typeName } from '../questions/type-labels.ts';
import { useBuilder, useFindings } from '../screen/builder-context.tsx';
import type { Way } from './jumps.ts';
import styles from './path-list.module.css';

interface PathListProps {
  readonly questions: readonly Question[];
  readonly ways: readonly Way[];
}

/** The path map in words, for a screen on which the drawing would be too small to read. */
export function PathList({ questions, ways }: PathListProps) {
  const { openQuestion, goTo } = useBuilder();
  const findings = useFindings();
  return (
    <ol className={styles.list} aria-label="Questions and where they lead">
      {questions.map(({ questionId, type, ...named }, at) => (
        <li key={questionId} data-faulty={findings.some((each) => each.questionId === questionId)}>
          <button type="button" className={styles.question} onClick={() => openQuestion(questionId)}>
            <strong>{questionName(named)}</strong>
            <span>{typeName(type)}</span>
          </button>
          <Ways from={at} ways={ways} questions={questions} />
        </li>
      ))}
      <li>
        <button type="button" className={styles.question} data-end onClick={() => goTo('thanks')}>
          Thank-you screen
        </button>
      </li>
    </ol>
  );
}

/** Where a question leads. Nothing is said of a question that only leads to the one below it. */
function Ways({ from, ways, questions }: PathListProps & { readonly from: number }) {
  const own = ways.filter((way) => way.from === from);
  if (own.every(({ to, words }) => words === null && to === from + 1)) return null;
  return (
    <ul className={styles.ways}>
      {own.map(({ to, words }) => {
        const target = questions[to];
        return (
          <li key={to}>
            <span>{words ?? 'Always'}</span>
            <span aria-hidden="true">→</span>
            <span className={spoken.only}>leads to</span>
            <span>{target ? questionName(target) : 'Thank-you screen'}</span>
          </li>
        );
      })}
    </ul>
  );
}
