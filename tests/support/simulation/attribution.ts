import { MATURITIES, type Maturity } from '#shared/analytics/customer-history.ts';
import { worthByAnswer } from '#server/areas/channels/customer-worth.ts';
import { groupsOfStratum } from '#shared/analytics/order-groups.ts';
import { medianOf } from '#shared/analytics/ratings.ts';
import { compareSaidAndTracked, type SaidAndTracked } from '#server/areas/channels/said-and-tracked.ts';
import { DIVISION, STRATUM_SHARES } from './order-facts.ts';
import { normal, type Random, randomFrom } from './random.ts';
import { type CustomerHistory, countMature } from './count-mature.ts';

const STRATA = STRATUM_SHARES.map((_, stratum) => groupsOfStratum(DIVISION, stratum));

/** Cumulated shares and a number between 0 and 1 give a place. */
function sampler(shares: readonly number[]): (random: Random) => number {
  let sum = 0;
  const total = shares.reduce((all, share) => all + share, 0);
  const bounds = shares.map((share) => (sum += share) / total);
  return (random) => {
    const at = random();
    let [low, high] = [0, bounds.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((bounds[middle] ?? 1) > at) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

const NONE = null;

interface PlantedChannel {
  /** Among new customers, and among repeat customers. */
  readonly share: readonly [fresh: number, repeat: number];
  /** What links tell of an order from here: by channel, and *none*. */
  readonly tracked: Readonly<Record<string, number>>;
  /** The share that ever orders again, and the mean number of days until then. */
  readonly again: readonly [share: number, days: number];
  /** The median of the first order, whose logarithm has the standard deviation 1. */
  readonly amount: number;
}

/** What is true of a made-up store. The tracker loses visits from apps, and calls what a podcast brings a search. */
export const PLANTED: Readonly<Record<string, PlantedChannel>> = {
  instagram: {
    share: [0.34, 0.18],
    tracked: { instagram: 0.55, none: 0.35, search_engine: 0.1 },
    again: [0.25, 90],
    amount: 35,
  },
  tiktok: {
    share: [0.2, 0.06],
    tracked: { tiktok: 0.4, none: 0.45, search_engine: 0.15 },
    again: [0.1, 60],
    amount: 28,
  },
  search_engine: {
    share: [0.2, 0.22],
    tracked: { search_engine: 0.9, none: 0.1 },
    again: [0.3, 120],
    amount: 45,
  },
  friend: { share: [0.12, 0.26], tracked: { none: 0.7, search_engine: 0.3 }, again: [0.5, 80], amount: 50 },
  podcast: {
    share: [0.08, 0.1],
    tracked: { none: 0.6, search_engine: 0.3, podcast: 0.1 },
    again: [0.4, 100],
    amount: 60,
  },
  newsletter: {
    share: [0.06, 0.18],
    tracked: { newsletter: 0.85, none: 0.15 },
    again: [0.6, 70],
    amount: 40,
  },
};

const NAMES = Object.keys(PLANTED);
const drawStratum = sampler(STRATUM_SHARES);
const drawChannel = [0, 1].map((customer) =>
  sampler(NAMES.map((name) => PLANTED[name]?.share[customer] ?? 0)),
);
const trackers = NAMES.map((name) => {
  const tracked = PLANTED[name]?.tracked ?? {};
  const draw = sampler(Object.values(tracked));
  const names = Object.keys(tracked).map((each) => (each === 'none' ? NONE : each));
  return (random: Random) => names[draw(random)] ?? NONE;
});

/** How readily a shopper answers: up to 48 times as high as others. */
const READINESS = STRATA.map(
  ([customer = 0, country = 0, value = 0]) =>
    (customer === 1 ? 3 : 1) * ([1, 0.5, 2, 0.7, 1.5][country] ?? 1) * ([1, 0.5, 1, 1.5, 2][value] ?? 1),
);
const MEAN_READINESS = READINESS.reduce((sum, each, at) => sum + each * (STRATUM_SHARES[at] ?? 0), 0);

const LONGEST = 730;
const SPREAD = 1;

/** One customer, followed for at most two years; later orders come after the same time as the second. */
function drawHistory(channel: PlantedChannel, followed: number, random: Random): CustomerHistory {
  const amount = () => Math.round(channel.amount * Math.exp(SPREAD * normal(random)) * 100) / 100;
  const orders = [{ day: 0, amount: amount() }];
  const [share, days] = channel.again;
  if (random() < share) {
    let day = 0;
    for (;;) {
      day += -days * Math.log(1 - random());
      if (Math.ceil(day) > followed) break;
      orders.push({ day: Math.ceil(day), amount: amount() });
    }
  }
  return { followed, orders };
}

const againBy = ({ again: [share, days] }: PlantedChannel, day: number) =>
  share * (1 - Math.exp(-day / days));

const TRUTH_SAMPLES = 100_000;
const medians = new Map<string, number>();

/** The true median of what customers spent, from many of them. */
function trueMedian(name: string, days: Maturity): number {
  const key = `${name} ${days}`;
  const known = medians.get(key);
  if (known !== undefined) return known;
  const channel = PLANTED[name];
  if (!channel) throw new Error(`There is no ${name}.`);
  const random = randomFrom(days * 7919 + NAMES.indexOf(name));
  const histories = Array.from({ length: TRUTH_SAMPLES }, () => drawHistory(channel, days, random));
  const median = medianOf(countMature(histories, days).spent);
  medians.set(key, median);
  return median;
}

interface Interval {
  readonly low: number;
  readonly high: number;
}

/** How often the intervals of one kind of figure held the truth. */
export class Held {
  private readonly counts = new Map<string, { held: number; all: number }>();

  add(figure: string, interval: Interval | null, truth: number): void {
    if (interval === null) return;
    const counted = this.counts.get(figure) ?? { held: 0, all: 0 };
    counted.all += 1;
    if (interval.low <= truth && truth <= interval.high) counted.held += 1;
    this.counts.set(figure, counted);
  }

  get share(): number {
    const all = [...this.counts.values()];
    return all.reduce((sum, each) => sum + each.held, 0) / all.reduce((sum, each) => sum + each.all, 0);
  }

  get worst(): { readonly figure: string; readonly share: number } {
    const most = Math.max(...[...this.counts.values()].map(({ all }) => all));
    // A figure that few draws show depends on which they are.
    const [worst] = [...this.counts]
      .filter(([, { all }]) => all >= most / 2)
      .map(([figure, { held, all }]) => ({ figure, share: held / all }))
      .sort((a, b) => a.share - b.share);
    return worst ?? { figure: 'none', share: 0 };
  }
}

export interface AttributionFound {
  readonly tracker: Held;
  readonly repeated: Held;
  readonly median: Held;
  /** The mean distance from the true number of orders of a channel, as a share of all orders. */
  readonly distance: { readonly said: number; readonly tracked: number };
  /** The share of draws in which the three largest errors of the tracker are those that were planted. */
  readonly errorsFound: number;
}

/** The largest planted errors: of what is said, the largest shares tracked as another channel or not at all. */
const LARGEST_ERRORS = ['friend→none', 'podcast→none', 'tiktok→none'];

/** Draws stores with a planted truth, and looks how often the intervals hold it. */
export function simulateAttribution(
  orders: number,
  answerShare: number,
  draws: number,
  seed: number,
): AttributionFound {
  const random = randomFrom(seed);
  const [tracker, repeated, median] = [new Held(), new Held(), new Held()];
  const distance = { said: 0, tracked: 0 };
  let errorsFound = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    const store = drawStore(orders, answerShare, random);
    const table = compareSaidAndTracked(store.pairs);
    for (const [at, name] of NAMES.entries()) {
      const truth = (store.trueOrders[at] ?? 0) / orders;
      const own = table.channels.find(({ channel }) => channel === name)?.said.orders ?? 0;
      distance.said += Math.abs(own / table.orders - truth);
      distance.tracked += Math.abs((store.trackedOrders.get(name) ?? 0) / orders - truth);
      for (const [to, share] of Object.entries(PLANTED[name]?.tracked ?? {})) {
        const cell = table.cells.find(({ said, tracked }) => said === name && (tracked ?? 'none') === to);
        tracker.add(`${name}→${to}`, cell?.share ?? null, share);
      }
    }
    const largest = table.cells
      .filter(({ said, tracked, share }) => said !== tracked && share !== null)
      .sort((a, b) => (b.share?.share ?? 0) - (a.share?.share ?? 0))
      .slice(0, LARGEST_ERRORS.length)
      .map(({ said, tracked }) => `${said}→${tracked ?? 'none'}`);
    if (LARGEST_ERRORS.every((each) => largest.includes(each))) errorsFound += 1;
    judgeCustomers(store.customers, { repeated, median });
  }
  const mean = (sum: number) => sum / draws / NAMES.length;
  return {
    tracker,
    repeated,
    median,
    distance: { said: mean(distance.said), tracked: mean(distance.tracked) },
    errorsFound: errorsFound / draws,
  };
}

interface DrawnStore {
  readonly pairs: readonly SaidAndTracked[];
  readonly trueOrders: readonly number[];
  readonly trackedOrders: ReadonlyMap<string, number>;
  readonly customers: ReadonlyMap<string, readonly CustomerHistory[]>;
}

/** What shoppers say is true here; what links tell is not. */
function drawStore(orders: number, answerShare: number, random: Random): DrawnStore {
  const trueOrders = NAMES.map(() => 0);
  const trackedOrders = new Map<string, number>();
  const pairs = new Map<string, SaidAndTracked>();
  const customers = new Map<string, CustomerHistory[]>(NAMES.map((name) => [name, []]));
  for (let order = 0; order < orders; order += 1) {
    const stratum = drawStratum(random);
    const isRepeat = STRATA[stratum]?.[0] === 1;
    const at = drawChannel[isRepeat ? 1 : 0]?.(random) ?? 0;
    const channel = NAMES[at] ?? '';
    const tracked = trackers[at]?.(random) ?? NONE;
    trueOrders[at] = (trueOrders[at] ?? 0) + 1;
    if (tracked !== null) trackedOrders.set(tracked, (trackedOrders.get(tracked) ?? 0) + 1);
    if (random() >= (answerShare * (READINESS[stratum] ?? 1)) / MEAN_READINESS) continue;
    const pair = `${channel} ${tracked}`;
    const known = pairs.get(pair);
    pairs.set(pair, {
      said: channel,
      tracked,
      orders: 1 + (known?.orders ?? 0),
      revenue: 0,
      newCustomers: (isRepeat ? 0 : 1) + (known?.newCustomers ?? 0),
    });
    const planted = PLANTED[channel];
    if (isRepeat || !planted) continue;
    customers.get(channel)?.push(drawHistory(planted, Math.floor(random() * LONGEST), random));
  }
  return { pairs: [...pairs.values()], trueOrders, trackedOrders, customers };
}

function judgeCustomers(
  customers: DrawnStore['customers'],
  held: Pick<AttributionFound, 'repeated' | 'median'>,
): void {
  for (const days of MATURITIES) {
    const mature = new Map([...customers].map(([name, histories]) => [name, countMature(histories, days)]));
    for (const { answer, repeated, typical } of worthByAnswer(mature)) {
      const planted = PLANTED[answer];
      if (!planted) continue;
      held.repeated.add(`${answer}, ${days} days`, repeated, againBy(planted, days));
      const isBounded = typical !== null && typical.low !== null && typical.high !== null;
      const interval = isBounded ? { low: typical.low, high: typical.high } : null;
      held.median.add(`${answer}, ${days} days`, interval, trueMedian(answer, days));
    }
  }
}
