import { linesAsJson, mergeLines } from './order-lines.ts';
import type { OrderUpdate } from './order-update.ts';

export interface MergedOrder {
  readonly order: OrderUpdate;
  /** False if the stored order stays the same. */
  readonly isChanged: boolean;
  /** True if the update is older than the stored order or ranks below it. */
  readonly isOutdated: boolean;
  /** Two updates within one second contradict each other, so the store must be asked which one is last. */
  readonly isContested: boolean;
}

/**
 * Merges an update into the stored order. The result does not depend on the sequence of updates: the newest wins, and
 * within one second the event with the higher rank. Of two contested updates, the lower value is used until the store
 * was asked.
 */
export function mergeOrder(known: OrderUpdate | null, update: OrderUpdate): MergedOrder {
  if (known === null) return { order: update, isChanged: true, isOutdated: false, isContested: false };
  const isOutdated = compareUpdates(update, known) <= 0;
  const [winner, other] = isOutdated ? [known, update] : [update, known];
  const order: OrderUpdate = {
    ...winner,
    checkoutToken: winner.checkoutToken ?? other.checkoutToken,
    customerId: winner.customerId ?? other.customerId,
    customerOrders: lowestCount(winner.customerOrders, other.customerOrders),
    refunded: highestAmount(winner.refunded, other.refunded),
    isTest: winner.isTest ?? other.isTest,
    journey: winner.journey ?? other.journey,
    name: winner.name ?? other.name,
    lines: mergeLines(winner.lines, other.lines),
  };
  return { order, isChanged: !isSame(order, known), isOutdated, isContested: contradict(known, update) };
}

/** Greater than zero if `one` wins over `other`. */
function compareUpdates(one: OrderUpdate, other: OrderUpdate): number {
  return (
    Date.parse(one.changedAt) - Date.parse(other.changedAt) ||
    rank(one) - rank(other) ||
    Number(other.value) - Number(one.value) ||
    compareTexts(one.country, other.country) ||
    compareTexts(one.currency, other.currency) ||
    compareTexts(linesAsJson(one.lines) ?? '', linesAsJson(other.lines) ?? '')
  );
}

/**
 * Ranks events that can only happen in one sequence: an order is created first, and a cancelled order stays cancelled.
 */
function rank({ source, cancelledAt }: OrderUpdate): number {
  if (source === 'asked') return 3;
  if (cancelledAt !== null) return 2;
  return source === 'updated' ? 1 : 0;
}

const UPDATED = 1;

function contradict(one: OrderUpdate, other: OrderUpdate): boolean {
  return (
    Date.parse(one.changedAt) === Date.parse(other.changedAt) &&
    rank(one) === UPDATED &&
    rank(other) === UPDATED &&
    Number(one.value) !== Number(other.value)
  );
}

/** The lowest reported count is the count at the time of the order, because later updates also count later orders. */
function lowestCount(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/** Money that was given back is never taken back, so the highest reported sum is the last. */
function highestAmount(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return Number(one) >= Number(other) ? one : other;
}

function isSame(one: OrderUpdate, other: OrderUpdate): boolean {
  return (
    compareUpdates(one, other) === 0 &&
    one.cancelledAt === other.cancelledAt &&
    one.checkoutToken === other.checkoutToken &&
    one.customerId === other.customerId &&
    one.customerOrders === other.customerOrders &&
    Number(one.refunded ?? -1) === Number(other.refunded ?? -1) &&
    one.isTest === other.isTest &&
    (one.journey === null) === (other.journey === null) &&
    one.name === other.name
  );
}

const compareTexts = (one: string, other: string) => (one < other ? -1 : Number(one > other));
