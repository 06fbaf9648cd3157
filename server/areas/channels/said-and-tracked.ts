import { FEWEST_ANSWERS, type Rate, rate } from '#shared/analytics/intervals.ts';

/** The orders for which a shopper said one channel and links tell another, or none. */
export interface SaidAndTracked {
  readonly said: string;
  /** Null if no link tells where the customer came from. */
  readonly tracked: string | null;
  readonly orders: number;
  readonly revenue: number;
  readonly newCustomers: number;
}

/** What orders bring. */
export interface ChannelOrders {
  readonly orders: number;
  readonly revenue: number;
  readonly newCustomers: number;
  /** Null without orders. */
  readonly average: number | null;
}

/** One channel, as said and as tracked. Rates are null below ten orders. */
export interface ChannelAgreement {
  readonly channel: string;
  readonly said: ChannelOrders;
  readonly tracked: ChannelOrders;
  /** The shares of all orders that shoppers, and that links, attribute to this channel. */
  readonly saidShare: Rate | null;
  readonly trackedShare: Rate | null;
  /** Of the orders that shoppers attribute to it: what links say. The same channel, none, or another one. */
  readonly agreed: Rate | null;
  readonly unseen: Rate | null;
  readonly elsewhere: Rate | null;
}

export interface AgreementCell {
  readonly said: string;
  readonly tracked: string | null;
  readonly orders: number;
  /** Of the orders with this said channel. Null below ten of them. */
  readonly share: Rate | null;
}

export interface AgreementTable {
  readonly orders: number;
  /** Of all orders: said and tracked are the same; no link tells anything. */
  readonly agreed: Rate | null;
  readonly unseen: Rate | null;
  /** Most said orders first. */
  readonly channels: readonly ChannelAgreement[];
  /** Every pair with orders. */
  readonly cells: readonly AgreementCell[];
}

/** Sets what shoppers said beside what links tell. Every order counts once, with the one channel that was said. */
export function compareSaidAndTracked(counts: readonly SaidAndTracked[]): AgreementTable {
  const total = sumOf(counts).orders;
  const isAgreed = ({ said, tracked }: SaidAndTracked) => said === tracked;
  const isUnseen = ({ tracked }: SaidAndTracked) => tracked === null;
  const names = new Set(counts.flatMap(({ said, tracked }) => (tracked === null ? [said] : [said, tracked])));
  const channels = [...names].map((channel): ChannelAgreement => {
    const own = counts.filter(({ said }) => said === channel);
    const [said, tracked] = [sumOf(own), sumOf(counts.filter((each) => each.tracked === channel))];
    const shareOfOwn = (holds: (each: SaidAndTracked) => boolean) =>
      enough(sumOf(own.filter(holds)).orders, said.orders);
    return {
      channel,
      said,
      tracked,
      saidShare: enough(said.orders, total),
      trackedShare: enough(tracked.orders, total),
      agreed: shareOfOwn(isAgreed),
      unseen: shareOfOwn(isUnseen),
      elsewhere: shareOfOwn((each) => !isAgreed(each) && !isUnseen(each)),
    };
  });
  return {
    orders: total,
    agreed: enough(sumOf(counts.filter(isAgreed)).orders, total),
    unseen: enough(sumOf(counts.filter(isUnseen)).orders, total),
    channels: channels.sort((a, b) => b.said.orders - a.said.orders || (a.channel < b.channel ? -1 : 1)),
    cells: cellsOf(counts),
  };
}

function cellsOf(counts: readonly SaidAndTracked[]): AgreementCell[] {
  const said = new Map<string, number>();
  const cells = new Map<string, { said: string; tracked: string | null; orders: number }>();
  for (const each of counts) {
    said.set(each.said, (said.get(each.said) ?? 0) + each.orders);
    const key = JSON.stringify([each.said, each.tracked]);
    const orders = each.orders + (cells.get(key)?.orders ?? 0);
    cells.set(key, { said: each.said, tracked: each.tracked, orders });
  }
  return [...cells.values()].map((cell) => ({
    ...cell,
    share: enough(cell.orders, said.get(cell.said) ?? 0),
  }));
}

function sumOf(counts: readonly SaidAndTracked[]): ChannelOrders {
  const add = (of: (each: SaidAndTracked) => number) => counts.reduce((sum, each) => sum + of(each), 0);
  const [orders, revenue] = [add((each) => each.orders), add((each) => each.revenue)];
  return {
    orders,
    revenue,
    newCustomers: add((each) => each.newCustomers),
    average: orders > 0 ? revenue / orders : null,
  };
}

const enough = (count: number, total: number): Rate | null =>
  total >= FEWEST_ANSWERS ? rate(count, total) : null;
