import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import type { OrdersAndAnswers } from '#shared/api/analytics-sample.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { useBillingCustomer } from '../../../lib/billing/subscription.ts';
import { activeFilters } from '#shared/analytics/filter-labels.ts';
import { Found } from '../../../ui/found.tsx';
import { PlanRefusal } from '../../../answers/plan-refusal.tsx';
import { Card, Explanation } from '../../../answers/card.tsx';
import { daysText, percent } from '../../../answers/format-figure.ts';
import cards from '../../../answers/list/cards.module.css';
import { type AboutSurvey, useAnalyticsView } from '../../../answers/view.ts';
import { Notes, Sentences } from '../sentences.tsx';
import { type BarPair, PairedBars } from '../paired-bars.tsx';
import {
  type Compared,
  FACT_NAMES,
  findingSentences,
  groupName,
  leftOutSentences,
  nothingSentence,
} from '../../../answers/sample-words.ts';
import styles from '../figures.module.css';
import { useWhoAnswered } from '../../../answers/api/sample.ts';

/** Compares the people who answered after a checkout with all orders of the time. */
export function SampleTab({ surveyId, query }: AboutSurvey) {
  const { mayFilter } = useAnalyticsView();
  const isKnown = useBillingCustomer().data !== undefined;
  const found = useWhoAnswered(surveyId, query, { isAllowed: mayFilter, isWatched: true });
  if (isKnown && !mayFilter) return <PlanRefusal feature="advanced_analytics" />;
  return (
    <Found found={found} what="The comparison with your orders" lines={10}>
      {(data) =>
        data.orderDays === null || data.orders === 0 ? (
          <NothingToCompare found={data} />
        ) : (
          <WhoAnsweredCard found={data} query={query} isBusy={found.isPlaceholderData} />
        )
      }
    </Found>
  );
}

function NothingToCompare({ found }: { readonly found: OrdersAndAnswers }) {
  return (
    <div className={cards.nothing}>
      <p>
        {found.orderDays === null
          ? 'Nobody has answered on the thank-you or order-status page in these days, so there is nothing to compare with your orders.'
          : 'Your store has reported no orders of these days, so there is nothing to compare the answers with.'}
      </p>
      <Notes notes={leftOutSentences(found)} />
    </div>
  );
}

interface WhoAnsweredProps {
  readonly found: OrdersAndAnswers;
  readonly query: AnalyticsQuery;
  readonly isBusy: boolean;
}

const ONLY_DAYS =
  'Only the days apply to this comparison, because filters cannot be applied to orders without an answer.';

function WhoAnsweredCard({ found, query, isBusy }: WhoAnsweredProps) {
  const { orders, answers, orderDays, facts, timezone } = found;
  const sentences = findingSentences(found);
  const isFiltered = activeFilters(query, undefined, found.currency).length > 0;
  return (
    <Card
      title="Who answered, and who did not"
      subtitle={`${daysText(orderDays)}: ${pluralize(orders, 'order')}, ${percent(answers / orders)} with an answer (${answers.toLocaleString()})`}
      isBusy={isBusy}
    >
      <Sentences sentences={sentences.length > 0 ? sentences : [nothingSentence(found)]} />
      {answers > 0 && (
        <div className={styles.facts}>
          {facts.map(({ fact, groups }) => (
            <section key={fact} aria-label={FACT_NAMES[fact]}>
              <h3>{FACT_NAMES[fact]}</h3>
              <Fact name={FACT_NAMES[fact]} groups={groups} found={found} />
            </section>
          ))}
        </div>
      )}
      <Notes notes={[...leftOutSentences(found), ...(isFiltered ? [ONLY_DAYS] : [])]} />
      <Explanation method="sample">
        <p>
          All orders that your store has reported for these days, without cancelled and test orders, whether
          or not the survey was shown. The days begin with the first answer on the thank-you or order-status
          page. An order counts as answered if an answer was matched to it by its checkout. Days and weekdays
          are those of {timezone}. A group stands out if chance alone would hardly bring its number of
          answers. The pale range behind a bar is where chance alone would put the share of answers.
        </p>
      </Explanation>
    </Card>
  );
}

interface FactProps {
  readonly name: string;
  readonly groups: readonly Compared[];
  readonly found: OrdersAndAnswers;
}

function Fact({ name, groups, found }: FactProps) {
  const [only, ...more] = groups;
  if (only !== undefined && more.length === 0) {
    return <p className={styles.mark}>{groupName(only.group, found.currency)}: all orders.</p>;
  }
  return (
    <PairedBars
      label={name}
      names={['Answered', 'All orders']}
      pairs={remainderLast(groups).map((each) => pairOf(each, found))}
    />
  );
}

/** Other countries and other currencies come last. */
function remainderLast(groups: readonly Compared[]): Compared[] {
  const isRemainder = ({ group }: Compared) =>
    (group.fact === 'country' && group.country === 'other') ||
    (group.fact === 'value' && group.from === null);
  return [...groups.filter((each) => !isRemainder(each)), ...groups.filter(isRemainder)];
}

const shareOf = (share: number) => ({ share, text: percent(share) });

function pairOf({ group, orders, answers, chance, finding }: Compared, found: OrdersAndAnswers): BarPair {
  const name = groupName(group, found.currency);
  return {
    key: name,
    label: name,
    one: {
      ...shareOf(answers / found.answers),
      note: answers.toLocaleString(),
      range: { low: chance.low / found.answers, high: chance.high / found.answers },
    },
    other: { ...shareOf(orders / found.orders), note: orders.toLocaleString() },
    isMarked: finding !== null,
  };
}
