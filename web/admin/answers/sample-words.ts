import type { OrderFact, OrderGroup } from '#shared/analytics/order-groups.ts';
import type { OrdersAndAnswers } from '#shared/api/analytics-sample.ts';
import { pluralize } from '../lib/pluralize.ts';
import { countryInSentence, countryName } from '#shared/words/country-name.ts';
import { CUSTOMER_NAMES } from '#shared/analytics/filter-labels.ts';
import { money } from '#shared/words/money.ts';
import { percentPair } from '#shared/words/percent.ts';

export const FACT_NAMES: Readonly<Record<OrderFact, string>> = {
  customer: 'New and repeat customers',
  country: 'Country',
  value: 'Value of the order',
  weekday: 'Day of the order',
};

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const weekdayName = (weekday: number): string => WEEKDAYS[weekday - 1] ?? '';

export function groupName(group: OrderGroup, currency: string): string {
  switch (group.fact) {
    case 'customer':
      return CUSTOMER_NAMES[group.customer];
    case 'country':
      return group.country === 'other' ? 'Other countries' : countryName(group.country);
    case 'value':
      return valueName(group, currency);
    case 'weekday':
      return weekdayName(group.weekday);
    default:
      return group satisfies never;
  }
}

function valueName({ from, to }: Extract<OrderGroup, { fact: 'value' }>, currency: string): string {
  if (from === null) return 'Paid in another currency';
  if (to === null) return from === 0 ? `Any amount in ${currency}` : `${money(from, currency)} or more`;
  return from === 0
    ? `Below ${money(to, currency)}`
    : `${money(from, currency)} to below ${money(to, currency)}`;
}

/** The group as the subject of a sentence: *People from Germany*. */
function subjectOf(group: OrderGroup, currency: string): string {
  switch (group.fact) {
    case 'customer':
      return groupName(group, currency);
    case 'country':
      if (group.country === 'other') return 'People from other countries';
      return group.country === 'unknown'
        ? 'People whose country is not known'
        : `People from ${countryInSentence(group.country)}`;
    case 'value':
      return `People with an order ${orderText(group, currency)}`;
    case 'weekday':
      return `People who ordered on a ${weekdayName(group.weekday)}`;
    default:
      return group satisfies never;
  }
}

function orderText(group: Extract<OrderGroup, { fact: 'value' }>, currency: string): string {
  if (group.from === null) return 'in another currency';
  if (group.from === 0 && group.to !== null) return `below ${money(group.to, currency)}`;
  return `of ${groupName(group, currency)}`;
}

export type Compared = OrdersAndAnswers['facts'][number]['groups'][number];

/** *People from Germany answered more often: 41% of answers, 28% of orders.* Clear differences come first. */
export function findingSentences({ facts, orders, answers, currency }: OrdersAndAnswers): string[] {
  const distance = (each: Compared) => Math.abs(each.answers / answers - each.orders / orders);
  return facts
    .flatMap(({ groups }) => {
      const found = groups.filter(({ finding }) => finding !== null);
      // With two groups, the sentence about the one that answered more often is enough.
      return groups.length === 2 ? found.filter(({ finding }) => finding === 'more') : found;
    })
    .sort((one, other) => distance(other) - distance(one))
    .map((each) => {
      const [answered, all] = percentPair(each.answers / answers, each.orders / orders);
      const often = each.finding === 'more' ? 'more' : 'less';
      return `${subjectOf(each.group, currency)} answered ${often} often: ${answered} of answers, ${all} of orders.`;
    });
}

/** The group that answers most unevenly, and what it may change; null if answering is even, or if nobody knows. */
export function unevenSentence({ facts, orders, answers, currency }: OrdersAndAnswers): string | null {
  const [most] = facts
    .flatMap(({ groups }) => groups.filter(({ finding }) => finding !== null))
    .map(({ group, ...own }) => ({
      group,
      times: (own.answers * (orders - own.orders)) / (own.orders * (answers - own.answers)),
    }))
    .filter(({ times }) => times > 0 && Number.isFinite(times))
    // Of two groups, each is as uneven as the other.
    .sort((one, other) => unevenness(other.times) - unevenness(one.times) || other.times - one.times);
  const times = most && TIMES.format(most.times);
  if (most === undefined || times === '1') return null;
  const { group } = most;
  const others = group.fact === 'customer' ? otherCustomers(group.customer) : 'all others';
  return `${subjectOf(group, currency)} answer ${times} times as often as ${others}. Where the two think differently, the shares here are not those of all your customers.`;
}

const TIMES = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

const unevenness = (times: number): number => Math.round(Math.abs(Math.log(times)) * 1e6);

const otherCustomers = (customer: 'firstTime' | 'repeat'): string =>
  CUSTOMER_NAMES[customer === 'repeat' ? 'firstTime' : 'repeat'].toLowerCase();

/** With fewer answers, only a very large difference stands out. */
const FEW_ANSWERS = 30;

/** Said if no group stands out. */
export function nothingSentence({ isEnough, answers }: OrdersAndAnswers): string {
  if (!isEnough) {
    return `Too few answers to tell: with ${pluralize(answers, 'answer')}, chance could explain any difference.`;
  }
  if (answers < FEW_ANSWERS) {
    return `Nothing stands out. With ${pluralize(answers, 'answer')}, only a very large difference could.`;
  }
  return 'Nothing stands out: chance explains every difference between these answers and all orders.';
}

/** Answers that the comparison leaves out, with the reason. */
export function leftOutSentences({ withoutOrder, elsewhere }: OrdersAndAnswers): string[] {
  const noun = (n: number) => pluralize(n, 'answer');
  return [
    ...(withoutOrder > 0
      ? [
          `Left out: ${noun(withoutOrder)} from the thank-you or order-status page without a known order of these days.`,
        ]
      : []),
    ...(elsewhere > 0
      ? [
          `Left out: ${noun(elsewhere)} from other places, where nobody knows how many people could have answered.`,
        ]
      : []),
  ];
}
