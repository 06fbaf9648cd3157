import { useState } from 'react';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import type { FilterChoices } from '#shared/api/analytics.ts';
import { allows } from '#shared/plan/features.ts';
import { useBillingCustomer } from '../../../lib/store/subscription.ts';
import { Select } from '../../../ui/select.tsx';
import { CardSkeleton } from '../frame/card-skeleton.tsx';
import { PlanRefusal } from '../frame/plan-refusal.tsx';
import { Card, Explanation } from '../overview/card.tsx';
import { FaultCard } from '../overview/fault-card.tsx';
import cards from '../responses/cards.module.css';
import { useFilterChoices } from '../api/filter-choices.ts';
import { MoneyTable } from './money-table.tsx';
import styles from './money.module.css';
import { useMoney } from './use-money.ts';

type Question = FilterChoices['questions'][number];

/** Orders by answer. */
export function MoneyTab({ surveyId, query }: { readonly surveyId: string; readonly query: AnalyticsQuery }) {
  const choices = useFilterChoices(surveyId);
  const [chosen, setChosen] = useState<string>();
  const questions = choices.data?.questions ?? [];
  const question = questions.find(({ meaningId }) => meaningId === chosen) ?? questions[0];
  if (choices.isPending) return <CardSkeleton lines={8} />;
  if (choices.error && !choices.data) {
    return (
      <FaultCard
        what="The questions"
        error={choices.error}
        isBusy={choices.isFetching}
        onRetry={() => void choices.refetch()}
      />
    );
  }
  if (!question) {
    return (
      <p className={cards.nothing}>
        This survey asks nothing whose answers could be weighed in orders: that takes a choice, a rating or a
        net promoter score.
      </p>
    );
  }
  return (
    <>
      <Select
        label="Orders by the answers to"
        options={questions.map(({ meaningId, text }) => ({ value: meaningId, label: text || 'No text' }))}
        value={question.meaningId}
        onChange={setChosen}
      />
      <MoneyCard surveyId={surveyId} query={query} question={question} />
    </>
  );
}

interface MoneyCardProps {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
  readonly question: Question;
}

function MoneyCard({ surveyId, query, question }: MoneyCardProps) {
  const found = useMoney(surveyId, question.meaningId, query);
  const features = useBillingCustomer().data?.features;
  if (found.isPending) return <CardSkeleton lines={8} />;
  if (found.error && !found.data) {
    return (
      <FaultCard
        what="The orders"
        error={found.error}
        isBusy={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    );
  }
  // Orders that were stored under an earlier plan still show.
  if (found.data.total.orders === 0 && features && !allows(features, 'ordersLimit')) {
    return <PlanRefusal feature="ordersLimit" />;
  }
  return (
    <Card
      title={question.text || 'Question without a text'}
      subtitle="What people ordered who gave each answer. That doesn’t mean that one led to the other."
      isBusy={found.isPlaceholderData}
    >
      {found.data.total.orders === 0 ? (
        <p className={styles.none}>
          No confirmed orders behind these answers yet. They come in when the survey is shown after checkout
          and the store reports its orders.
        </p>
      ) : (
        <MoneyTable money={found.data} question={question.text} />
      )}
      <Explanation method="money">
        <p>
          Orders that the store itself has confirmed, in {found.data.currency}, each counted once; cancelled
          ones are left out. Below {found.data.fewest} orders an average or a share says little, so none is
          shown. “Ordered before” is the share of orders by customers who had ordered before, with its 95 %
          interval.
        </p>
      </Explanation>
    </Card>
  );
}
