import type { SplitTestResult } from '#shared/api/analytics-insights.ts';
import { percentAlike, sharesIn } from '#shared/words/percent.ts';
import { Card } from '../../../answers/card.tsx';
import styles from './compare.module.css';

type Reach = NonNullable<NonNullable<SplitTestResult['result']>['reach']>;
type Reached = Reach['one'];

/** How far the shoppers of each version came, in the order in which it asks. */
export function ReachCard({ reach }: { readonly reach: Reach }) {
  const { one, other } = reach;
  const percent = percentAlike(sharesIn([...one, ...other].map(({ seen }) => seen)));
  return (
    <Card
      title="How far shoppers came"
      subtitle="Each version in its own order. A bar is the share of its responses that came to the question."
    >
      <div className={styles.tested}>
        <OneVersion side="one" name="A" questions={one} percent={percent} />
        <OneVersion side="other" name="B" questions={other} percent={percent} />
      </div>
    </Card>
  );
}

interface OneVersionProps {
  readonly side: 'one' | 'other';
  readonly name: string;
  readonly questions: Reached;
  readonly percent: (share: number) => string;
}

function OneVersion({ side, name, questions, percent }: OneVersionProps) {
  return (
    <section data-side={side} aria-label={`How far shoppers of ${name} came`}>
      <h3>{name}</h3>
      <ol className={styles.reach}>
        {questions.map((question) => (
          <ReachedQuestion key={question.meaningId} question={question} side={side} percent={percent} />
        ))}
      </ol>
    </section>
  );
}

type ReachedQuestionProps = Pick<OneVersionProps, 'side' | 'percent'> & {
  readonly question: Reached[number];
};

function ReachedQuestion({ question: { text, seen, left }, side, percent }: ReachedQuestionProps) {
  return (
    <li>
      <p className={styles.option}>{text || 'Question without a text'}</p>
      <p className={styles.bar} data-side={side}>
        <span className={styles.track} aria-hidden="true">
          <span style={{ width: `${(seen?.share ?? 0) * 100}%` }} />
        </span>
        <span className={styles.value}>
          {seen === null ? '–' : percent(seen.share)}
          {left !== null && left.count > 0 && <small>{left.count.toLocaleString()} left here</small>}
        </span>
      </p>
    </li>
  );
}
