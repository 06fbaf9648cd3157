import { judge, PART_ERROR } from '#shared/analytics/compare.ts';
import { type Amounts, compareOrders, ordersOf, typicalOrder } from '#shared/analytics/order-amounts.ts';
import { pOverLooks } from '#shared/analytics/looks.ts';
import type { CountedNewest, OrderedGroup, OrderedQuestion } from './counted-survey.ts';
import { toTab, type Claim } from './finding.ts';
import { money, quoted, whole } from '#shared/analytics/finding-words.ts';

/** Answers behind which orders tend to be larger or smaller than behind the other answers to the same question. */
export function orderClaims(counted: CountedNewest): Claim[] {
  return counted.orders.flatMap((question) =>
    question.groups.flatMap((group) => claimOf(counted, question, group)),
  );
}

function claimOf(counted: CountedNewest, question: OrderedQuestion, group: OrderedGroup): Claim[] {
  const { own, others, key, text } = group;
  const compared = compareOrders(own, others);
  if (compared.test === null) return [];
  // The exact p value takes long, so it is left out where nothing depends on it.
  const mayDiffer = judge(compared, PART_ERROR).verdict === 'unlikely_chance';
  const { meaningId } = question;
  const isLarger = compared.difference > 0;
  return [
    {
      p: mayDiffer ? pOverLooks(compared.test.p, counted.days) : 1,
      topic: `orders:${meaningId}`,
      strength: Math.abs(compared.difference),
      tell: () => {
        const tend = `Orders behind ${quoted(text)} tend to be ${isLarger ? 'larger' : 'smaller'}`;
        const newest = counted.isNewest ? ', the newest ones' : '';
        return {
          key: `orders:${meaningId}:${key}:${isLarger ? 'larger' : 'smaller'}`,
          kind: 'orders',
          meaningId,
          sentence: `${tend}${typicalText(own, others, isLarger, counted.currency)}.`,
          detail: `${quoted(question.text)} ${whole(ordersOf(own))} customers with an order against ${whole(ordersOf(others))}${newest}; each counts once.`,
          advice: isLarger
            ? 'Look for more customers who answer so. Other reasons may lie behind it.'
            : 'Other reasons may lie behind it: look at what they ordered.',
          action: toTab('money', 'See the orders', {}, meaningId),
        };
      },
    },
  ];
}

/** Both medians, if they differ in the same direction as the orders; where many orders are alike, they may not. */
function typicalText(own: Amounts, others: Amounts, isLarger: boolean, currency: string): string {
  const [one, other] = [typicalOrder(own)?.amount ?? 0, typicalOrder(others)?.amount ?? 0];
  const agrees = isLarger ? one > other : one < other;
  return agrees
    ? `: typically ${money(one, currency)}, the others ${money(other, currency)}`
    : ' than the others';
}
