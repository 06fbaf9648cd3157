import type { SplitTestResult } from '#shared/api/analytics-insights.ts';
import { Card } from '../../../answers/card.tsx';
import { ShareBars } from '../../../ui/charts/share-bars.tsx';
import styles from './compare.module.css';

type Reach = NonNullable<NonNullable<SplitTestResult['result']>['reach']>;

/** How far the shoppers of each version came, in the order in which it asks. */
export function ReachCard({ reach: { one, other } }: { readonly reach: Reach }) {
  return (
    <Card
      title="How far shoppers came"
      subtitle="Each version in its own order. A bar is the share of its responses that came to the question."
    >
      <div className={styles.tested}>
        <OneVersion side="one" name="A" questions={one} />
        <OneVersion side="other" name="B" questions={other} />
      </div>
    </Card>
  );
}

interface OneVersionProps {
  readonly side: 'one' | 'other';
  readonly name: string;
  readonly questions: Reach['one'];
}

function OneVersion({ side, name, questions }: OneVersionProps) {
  const label = `How far shoppers of ${name} came`;
  return (
    <section data-side={side} aria-label={label}>
      <h3>{name}</h3>
      <ShareBars
        caption={label}
        rows={questions.map(({ meaningId, text, seen, left }) => ({
          ...{ key: meaningId, label: text || 'Question without a text', rate: seen },
          note: left && left.count > 0 ? `${left.count.toLocaleString()} left here` : undefined,
        }))}
      />
    </section>
  );
}
