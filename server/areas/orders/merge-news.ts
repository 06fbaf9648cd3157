import type { OrderNews } from './order-news.ts';

export interface MergedOrder {
  readonly order: OrderNews;
  /** False if the news changes nothing that we keep. */
  readonly isChanged: boolean;
  /** True if the news is older than what we know, or loses against it. */
  readonly isOutdated: boolean;
  /** Two updates of one second contradict each other: only the store knows which of them is the last. */
  readonly isContested: boolean;
}

/**
 * Joins what we know of an order with news of it. The result does not depend on the order in which news arrives: the
 * newest wins, and within one second the stronger event. Two updates that only the store can settle are joined by the
 * lower value until the store was asked.
 */
export function mergeNews(known: OrderNews | null, news: OrderNews): MergedOrder {
  if (known === null) return { order: news, isChanged: true, isOutdated: false, isContested: false };
  const isOutdated = compareNews(news, known) <= 0;
  const [winner, other] = isOutdated ? [known, news] : [news, known];
  const order: OrderNews = {
    ...winner,
    checkoutToken: winner.checkoutToken ?? other.checkoutToken,
    customerId: winner.customerId ?? other.customerId,
    customerOrders: fewest(winner.customerOrders, other.customerOrders),
  };
  return { order, isChanged: !isSame(order, known), isOutdated, isContested: contradict(known, news) };
}

/** Greater than zero if `one` is to be believed rather than `other`. */
function compareNews(one: OrderNews, other: OrderNews): number {
  return (
    Date.parse(one.changedAt) - Date.parse(other.changedAt) ||
    strength(one) - strength(other) ||
    Number(other.value) - Number(one.value) ||
    compareTexts(one.country, other.country) ||
    compareTexts(one.currency, other.currency)
  );
}

/** What can only come after the other: a cancelled order never becomes open again, and an order is created first. */
function strength({ source, cancelledAt }: OrderNews): number {
  if (source === 'asked') return 3;
  if (cancelledAt !== null) return 2;
  return source === 'updated' ? 1 : 0;
}

const UPDATED = 1;

function contradict(one: OrderNews, other: OrderNews): boolean {
  return (
    Date.parse(one.changedAt) === Date.parse(other.changedAt) &&
    strength(one) === UPDATED &&
    strength(other) === UPDATED &&
    Number(one.value) !== Number(other.value)
  );
}

/** The count at the time of the order is the lowest that was ever told: later news counts later orders too. */
function fewest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

function isSame(one: OrderNews, other: OrderNews): boolean {
  return (
    compareNews(one, other) === 0 &&
    one.cancelledAt === other.cancelledAt &&
    one.checkoutToken === other.checkoutToken &&
    one.customerId === other.customerId &&
    one.customerOrders === other.customerOrders
  );
}

const compareTexts = (one: string, other: string) => (one < other ? -1 : Number(one > other));
