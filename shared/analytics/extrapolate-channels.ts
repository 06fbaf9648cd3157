import { FEWEST_ANSWERS, type Rate, rate } from './intervals.ts';
import { type ByGroup, countStrata, type OrderDivision } from './order-groups.ts';
import { weighAnswers, type Weighting } from './weigh-answers.ts';

/** The orders of one stratum whose shoppers said one channel. */
export interface SaidInStratum {
  readonly channel: string;
  readonly stratum: number;
  readonly answers: number;
}

/** A number of orders with its 95 % interval. */
export interface EstimatedOrders {
  readonly orders: number;
  readonly low: number;
  readonly high: number;
}

export interface ExtrapolatedChannel {
  readonly channel: string;
  readonly answers: number;
  /** Of those who answered. */
  readonly raw: Rate;
  /** Of all orders, with the interval of the effective number of answers. */
  readonly weighted: Rate;
  /** Of all orders: the weighted share of them. */
  readonly estimated: EstimatedOrders;
}

export interface Extrapolation {
  readonly orders: number;
  readonly answers: number;
  /** Kish's effective number. */
  readonly effective: number;
  readonly weighting: Weighting;
  /** Most estimated orders first; empty below ten answers. */
  readonly channels: readonly ExtrapolatedChannel[];
}

/**
 * What all orders would say, if those who did not answer differ from those who did only by the four facts of an order.
 * Weights make the answers agree with all orders in these facts.
 */
export function extrapolateChannels(
  division: OrderDivision,
  orders: ByGroup,
  said: readonly SaidInStratum[],
): Extrapolation {
  const byStratum = new Array<number>(countStrata(division)).fill(0);
  for (const { stratum, answers } of said) byStratum[stratum] = (byStratum[stratum] ?? 0) + answers;
  const weighting = weighAnswers(division, orders, byStratum);
  const all = orders.weekday.reduce((sum, n) => sum + n, 0);
  const { answers, effective } = weighting;
  const weightOf = (stratum: number) => weighting.weights[stratum] ?? 1;
  const total = byStratum.reduce((sum, n, stratum) => sum + n * weightOf(stratum), 0);
  const names = [...new Set(said.map(({ channel }) => channel))];
  const channels = names.flatMap((channel): ExtrapolatedChannel[] => {
    const own = said.filter((each) => each.channel === channel);
    const count = own.reduce((sum, each) => sum + each.answers, 0);
    const weight = own.reduce((sum, each) => sum + each.answers * weightOf(each.stratum), 0);
    const [raw, weighted] = [rate(count, answers), rate((weight * effective) / total, effective)];
    if (raw === null || weighted === null) return [];
    return [{ channel, answers: count, raw, weighted, estimated: estimate(weighted, all, count) }];
  });
  return {
    orders: all,
    answers,
    effective,
    weighting,
    channels:
      answers < FEWEST_ANSWERS
        ? []
        : channels.sort(
            (a, b) => b.estimated.orders - a.estimated.orders || (a.channel < b.channel ? -1 : 1),
          ),
  };
}

/** At least the orders whose shoppers said so themselves. */
function estimate({ share, low, high }: Rate, all: number, said: number): EstimatedOrders {
  const atLeast = (orders: number) => Math.min(all, Math.max(said, orders));
  return { orders: atLeast(share * all), low: atLeast(low * all), high: atLeast(high * all) };
}

/** What one order costs. Null if the channel may have brought none. */
export interface CostEach {
  readonly cost: number;
  readonly low: number;
  readonly high: number | null;
}

/** The cost of each order. The lower bound of the orders gives the upper bound of the cost. */
export function costEach(cost: number, { orders, low, high }: EstimatedOrders): CostEach | null {
  if (orders <= 0) return null;
  return { cost: cost / orders, low: cost / high, high: low > 0 ? cost / low : null };
}
