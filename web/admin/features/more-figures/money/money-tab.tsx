import { useState } from 'react';
import { FEWEST_ANSWERS } from '#shared/analytics/intervals.ts';
import { FEWEST_FOR_INTERVAL } from '#shared/analytics/order-amounts.ts';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import type { MoneyByAnswer } from '#shared/api/analytics-insights.ts';
import type { FilterChoices } from '#shared/api/analytics.ts';
import { allows } from '#shared/plan/features.ts';
import { useBillingCustomer } from '../../../lib/billing/subscription.ts';
import { Select } from '../../../ui/select.tsx';
import { Found } from '../../../ui/found.tsx';
import { PlanRefusal } from '../../../answers/plan-refusal.tsx';
import { Card, Explanation } from '../../../answers/card.tsx';
import cards from '../../../answers/list/cards.module.css';
import { type AboutSurvey, useAnalyticsView } from '../../../answers/view.ts';
import { useFilterChoices } from '../../../answers/api/filter-choices.ts';
import { Findings, outstanding } from '../compare/findings.tsx';
import { MoneyTable } from './money-table.tsx';
import { ProductsCard } from './products-card.tsx';
import styles from './money.module.css';
import { plainParameters, useResults } from '../../../answers/api/results.ts';

type Question = FilterChoices['questions'][number];

/** Orders by answer, of the question that the address names or the first one. */
export function MoneyTab({ surveyId, query }: { readonly surveyId: string; readonly query: AnalyticsQuery }) {
  const choices = useFilterChoices(surveyId);
  const { shown } = useAnalyticsView();
  const [chosen, setChosen] = useState<string>();
  const isNamed = (id: string | null | undefined) => (each: Question) => each.meaningId === id;
  return (
    <Found found={choices} what="The questions" lines={8}>
      {({ questions }) => {
        const question =
          questions.find(isNamed(chosen)) ?? questions.find(isNamed(shown.question)) ?? questions[0];
        if (!question) {
          return (
            <p className={cards.nothing}>
              This survey asks nothing whose answers could be weighed in orders: that takes a choice, a rating
              or a net promoter score.
            </p>
          );
        }
        return (
          <>
            <Select
              label="Orders by the answers to"
              options={questions.map(({ meaningId, text }) => ({
                value: meaningId,
                label: text || 'No text',
              }))}
              value={question.meaningId}
              onChange={setChosen}
            />
            <MoneyCard {...{ surveyId, query, question }} />
            <ProductsCard {...{ surveyId, query, question }} />
          </>
        );
      }}
    </Found>
  );
}

interface MoneyCardProps extends AboutSurvey {
  readonly question: Question;
}

function MoneyCard({ surveyId, query, question }: MoneyCardProps) {
  const found = useResults('GET /surveys/{surveyId}/analytics/questions/{meaningId}/money', {
    ...{ surveyId, meaningId: question.meaningId, ...plainParameters(query) },
  });
  return (
    <Found found={found} what="The orders" lines={8}>
      {(money) => <Money {...{ question, money }} isBusy={found.isPlaceholderData} />}
    </Found>
  );
}

interface MoneyProps {
  readonly question: Question;
  readonly money: MoneyByAnswer;
  readonly isBusy: boolean;
}

function Money({ question, money, isBusy }: MoneyProps) {
  const features = useBillingCustomer().data?.features;
  // Orders that were stored under an earlier plan still show.
  if (money.total.orders === 0 && features && !allows(features, 'ordersLimit')) {
    return <PlanRefusal feature="ordersLimit" />;
  }
  return (
    <Card
      title={question.text || 'Question without a text'}
      subtitle="What people ordered who gave each answer. That doesn’t mean that one led to the other."
      isBusy={isBusy}
    >
      {money.total.orders === 0 ? (
        <p className={styles.none}>
          No confirmed orders behind these answers yet. They come in when the survey is shown after checkout
          and the store reports its orders.
        </p>
      ) : (
        <>
          <Findings findings={outstanding(comparisonsOf(money), FEW)} comparisons={money.comparisons} />
          <MoneyTable money={money} question={question.text} />
        </>
      )}
      <Explanation method="money">
        <p>
          Orders that the store itself has confirmed, in {money.currency}, each counted once; cancelled and
          test orders are left out. The typical order is the median: half of the orders are smaller. Its
          interval holds the true one in 95 of 100 cases, and takes {FEWEST_FOR_INTERVAL} orders. The average
          has no interval, because one very large order can move it by any amount. “Half from” says so where a
          fifth of the orders or fewer bring half of the revenue. Each answer’s orders are compared with those
          behind the other answers, where both have {FEWEST_ANSWERS}. “Ordered before” is the share of orders
          by customers who had ordered before, with its 95 % interval.
        </p>
      </Explanation>
    </Card>
  );
}

const FEW = `Too few orders to tell the answers apart: it takes ${FEWEST_ANSWERS} behind an answer and ${FEWEST_ANSWERS} behind the others.`;

const comparisonsOf = ({ answers }: MoneyByAnswer) => answers.map(({ comparison }) => comparison);
