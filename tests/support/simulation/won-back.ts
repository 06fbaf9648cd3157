import { compareWonBack, WORK_DAYS, type WonBackCounts } from '#shared/analytics/won-back.ts';
import { randomFrom, type Random } from './random.ts';

const ORDER_DAYS = 30;

/** How shoppers of a made-up store order, and how its team works. */
export interface WonBackStore {
  /** The share that orders again within the days in which orders count, if nobody writes to them. */
  readonly orders: number;
  /** How many times as often shoppers order once somebody worked on their score; 1 without an effect. */
  readonly effect: number;
  /** The share that the team works on at all. */
  readonly worked: number;
  /** The days until then, on average. */
  readonly workedAfter: number;
}

interface Shopper {
  /** Days after the score. Infinity for never. */
  readonly orderedAt: number;
  readonly workedAt: number;
}

const exponential = (random: Random, mean: number): number => -mean * Math.log(1 - random());

/** Draws one shopper. A team does not work on a low score once the shopper has ordered again. */
function drawShopper({ orders, effect, worked, workedAfter }: WonBackStore, random: Random): Shopper {
  const mean = -ORDER_DAYS / Math.log(1 - orders);
  const workedAt = random() < worked ? exponential(random, workedAfter) : Infinity;
  const unasked = exponential(random, mean);
  if (unasked <= workedAt) return { orderedAt: unasked, workedAt: Infinity };
  return { orderedAt: workedAt + exponential(random, mean / effect), workedAt };
}

interface Groups {
  readonly workedOn: WonBackCounts;
  readonly untouched: WonBackCounts;
}

function countGroups(
  shoppers: readonly Shopper[],
  isWorkedOn: (shopper: Shopper) => boolean,
  hasOrdered: (shopper: Shopper) => boolean,
): Groups {
  const group = (wanted: boolean): WonBackCounts => {
    const own = shoppers.filter((shopper) => isWorkedOn(shopper) === wanted);
    return { shoppers: own.length, ordered: own.filter(hasOrdered).length };
  };
  return { workedOn: group(true), untouched: group(false) };
}

/** As the product: groups after the days of work, then the same days for orders. */
function afterEqualTime(shoppers: readonly Shopper[]): Groups {
  return countGroups(
    shoppers.filter(({ orderedAt }) => orderedAt > WORK_DAYS),
    ({ workedAt }) => workedAt <= WORK_DAYS,
    ({ orderedAt }) => orderedAt <= WORK_DAYS + ORDER_DAYS,
  );
}

/** The plain way: everybody who was ever worked on against everybody else, and all orders. */
function everWorkedOn(shoppers: readonly Shopper[]): Groups {
  return countGroups(
    shoppers,
    ({ workedAt }) => workedAt <= WORK_DAYS + ORDER_DAYS,
    ({ orderedAt }) => orderedAt <= WORK_DAYS + ORDER_DAYS,
  );
}

/** The share of stores in which each way says *more* or *less*. */
export function claimsOf(
  store: WonBackStore,
  shoppers: number,
  samples: number,
): { readonly product: number; readonly plain: number } {
  const random = randomFrom(shoppers);
  let [product, plain] = [0, 0];
  for (let sample = 0; sample < samples; sample += 1) {
    const drawn = Array.from({ length: shoppers }, () => drawShopper(store, random));
    if (isTold(afterEqualTime(drawn))) product += 1;
    if (isTold(everWorkedOn(drawn))) plain += 1;
  }
  return { product: product / samples, plain: plain / samples };
}

const isTold = ({ workedOn, untouched }: Groups): boolean =>
  compareWonBack(workedOn, untouched, ORDER_DAYS).verdict === 'unlikely_chance';
