import type {
  CountedSurvey,
  GroupKind,
  GroupMix,
} from '#server/areas/analytics/findings/claims/counted-survey.ts';
import {
  ANSWERED,
  type Counts,
  LEFT,
  optionCell,
  RESPONSES,
  SEEN,
  valueCell,
  WHOLE_SURVEY,
} from '#shared/analytics/cells.ts';
import {
  crossScores,
  type NewestResponse,
} from '#server/areas/analytics/findings/claims/newest-responses.ts';
import {
  type OrderedCells,
  orderQuestions,
} from '#server/areas/analytics/findings/claims/order-questions.ts';
import { mergeQuestions } from '#shared/analytics/merge-questions.ts';
import { addDays } from '#shared/analytics/periods.ts';
import { surveyResults } from '#shared/analytics/results.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import type { Random } from './random.ts';

export const SOURCES = ['Instagram', 'TikTok', 'A friend', 'Google', 'A podcast'];
export const REASONS = ['Delivery cost', 'Size', 'Trust', 'Price'];

const QUESTIONS = mergeQuestions([
  survey(
    question('single_select', 'source', { text: 'How did you hear about us?', options: SOURCES }),
    question('single_select', 'reason', { text: 'What almost stopped you?', options: REASONS }),
    question('rating', 'stars', { text: 'How was it?', config: { scale: 5 } }),
    question('nps', 'nps', { text: 'Would you recommend us?' }),
  ),
]);
const ORDER = ['source', 'reason', 'stars', 'nps'] as const;

export const WEEKS = 12;
const FIRST_WEEK = '2026-08-03';

/** What one shopper may be, and how they answer. */
export interface Shopper {
  readonly week: number;
  readonly customer: 'firstTime' | 'repeat';
  readonly country: 'DE' | 'FR';
}

/** The truth that is planted in a store. */
export interface PlantedStore {
  readonly name: string;
  readonly repeat: (week: number) => number;
  /** The chance of each answer. */
  readonly source: (shopper: Shopper) => readonly number[];
  readonly nps: (shopper: Shopper) => readonly [detractor: number, passive: number, promoter: number];
  /** How many times as large the orders behind a source are. */
  readonly spends: (source: string) => number;
  /** The share of orders of a source that links do not see. */
  readonly unseen: (source: string) => number;
}

const EVEN = SOURCES.map(() => 1 / SOURCES.length);
const SAME_NPS = [0.25, 0.3, 0.45] as const;
const usually = {
  repeat: () => 0.4,
  source: () => EVEN,
  nps: () => SAME_NPS,
  spends: () => 1,
  unseen: () => 0,
} as const;

/** The week from which the score of the third store is lower, counted from 1. */
export const CHANGED_WEEK = 6;

export const PLANTED = {
  'one large effect': {
    ...usually,
    name: 'Instagram brings 37 %, TikTok 23 %',
    source: () => [0.37, 0.23, 0.18, 0.12, 0.1],
  },
  'none at all': { ...usually, name: 'nothing differs' },
  'a change in week 6': {
    ...usually,
    name: 'NPS falls from 20 to −20 in week 6',
    nps: ({ week }) => (week + 1 < CHANGED_WEEK ? SAME_NPS : [0.45, 0.3, 0.25]),
  },
  'a lost segment': {
    ...usually,
    name: 'repeat customers, 40 % of answers, nearly stop in week 8',
    repeat: (week) => (week < 7 ? 0.4 : 0.03),
  },
  'a segment that differs': {
    ...usually,
    name: 'repeat customers came by a friend twice as often',
    source: ({ customer }) => (customer === 'repeat' ? [0.15, 0.15, 0.4, 0.15, 0.15] : EVEN),
  },
  'an answer with larger orders': {
    ...usually,
    name: 'customers who came by a friend order for 1.4 times as much',
    spends: (source) => (source === 'A friend' ? 1.4 : 1),
  },
  'a channel that links miss': {
    ...usually,
    name: 'links miss two of three orders that a podcast brings',
    unseen: (source) => (source === 'A podcast' ? 2 / 3 : 0),
  },
} as const satisfies Readonly<Record<string, PlantedStore>>;

class Tally {
  readonly counts = new Map<string, Map<string, number>>();
  add(question: string, cell: string): void {
    let own = this.counts.get(question);
    if (!own) this.counts.set(question, (own = new Map<string, number>()));
    own.set(cell, (own.get(cell) ?? 0) + 1);
  }
}

const LEAVING = 0.04;

/** A shopper with the cells that their answers count in. */
export interface DrawnResponse {
  readonly shopper: Shopper;
  readonly cells: readonly [question: string, cell: string][];
}

/** The shoppers of this many weeks, in the order of their answers. */
export function* drawResponses(
  store: PlantedStore,
  { responses, weeks }: { readonly responses: number; readonly weeks: number },
  random: Random,
): Generator<DrawnResponse> {
  for (let at = 0; at < responses; at += 1) {
    const week = Math.floor((at / responses) * weeks);
    const customer = random() < store.repeat(week) ? 'repeat' : 'firstTime';
    const shopper: Shopper = { week, customer, country: random() < 0.6 ? 'DE' : 'FR' };
    yield { shopper, cells: answersOf(store, shopper, random) };
  }
}

/** One draw of the answers of a store. */
export function drawStore(store: PlantedStore, responses: number, random: Random): CountedSurvey {
  const all = new Tally();
  const weeks = Array.from({ length: WEEKS }, () => new Tally());
  const groups = new Map<string, Tally>();
  const mix = new Map<string, number[]>();
  const orders: OrderedCells[] = [];
  const sources = new SourceTally();
  const newest: NewestResponse[] = [];
  for (const { shopper, cells } of drawResponses(store, { responses, weeks: WEEKS }, random)) {
    const { week, customer } = shopper;
    const own = [`customerType:${customer}`, `country:${shopper.country}`];
    for (const key of own) {
      if (!groups.has(key)) groups.set(key, new Tally());
      const byWeek = mix.get(key) ?? Array.from({ length: WEEKS }, () => 0);
      byWeek[week]! += 1;
      mix.set(key, byWeek);
    }
    const tallies = [all, weeks[week]!, ...own.map((key) => groups.get(key)!)];
    for (const [key, cell] of cells) for (const tally of tallies) tally.add(key, cell);
    newest.push({
      ...{ customer: null, customerType: customer, country: shopper.country },
      cells: cellsOf(cells),
    });
    if (random() >= ORDERED) continue;
    const order = orderOf(store, cells, random);
    orders.push(order);
    sources.add(sourceOf(order), store, shopper, random);
  }
  return counted({ all, weeks, groups, mix, orders, sources, newest });
}

/** The share of responses whose order is known. */
const ORDERED = 0.5;
const TYPICAL = 45;
const SPREAD = 0.6;

/** Amounts have a lognormal distribution, as orders often do. */
function orderOf(store: PlantedStore, answers: readonly [string, string][], random: Random): OrderedCells {
  const cells = cellsOf(answers);
  const source = sourceOf({ cells }) ?? '';
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const amount = TYPICAL * store.spends(source) * Math.exp(SPREAD * normal);
  return { amount: Math.round(100 * amount) / 100, cells };
}

function cellsOf(answers: readonly (readonly [string, string])[]): Map<string, Set<string>> {
  const cells = new Map<string, Set<string>>();
  for (const [key, cell] of answers) cells.set(key, (cells.get(key) ?? new Set<string>()).add(cell));
  return cells;
}

const sourceOf = ({ cells }: Pick<OrderedCells, 'cells'>) =>
  SOURCES.find((each) => cells.get('source')?.has(optionCell(each)));

/** How often links name the source that was said. Otherwise they name one that other shoppers of the same kind say. */
const AGREED = 0.6;

/** What was said beside what links tell. Without planted losses, both name each source equally often. */
class SourceTally {
  orders = 0;
  readonly channels = SOURCES.map((name) => ({ channel: name, name, said: 0, tracked: 0, both: 0 }));
  add(said: string | undefined, store: PlantedStore, shopper: Shopper, random: Random): void {
    if (said === undefined) return;
    this.orders += 1;
    const tracked = random() < AGREED ? said : SOURCES[choose(store.source(shopper), random)]!;
    const isSeen = random() >= store.unseen(tracked);
    for (const channel of this.channels) {
      const [isSaid, isTracked] = [channel.name === said, isSeen && channel.name === tracked];
      channel.said += Number(isSaid);
      channel.tracked += Number(isTracked);
      channel.both += Number(isSaid && isTracked);
    }
  }
}

interface Drawn {
  readonly all: Tally;
  readonly weeks: readonly Tally[];
  readonly groups: ReadonlyMap<string, Tally>;
  readonly mix: ReadonlyMap<string, readonly number[]>;
  readonly orders: readonly OrderedCells[];
  readonly sources: SourceTally;
  readonly newest: readonly NewestResponse[];
}

function choose(shares: readonly number[], random: Random): number {
  let rest = random();
  const at = shares.findIndex((share) => (rest -= share) < 0);
  return at < 0 ? shares.length - 1 : at;
}

function answersOf(store: PlantedStore, shopper: Shopper, random: Random): [string, string][] {
  const chosen = (shares: readonly number[]) => choose(shares, random);
  const cells: [string, string][] = [[WHOLE_SURVEY, RESPONSES]];
  for (const key of ORDER) {
    cells.push([key, SEEN], [key, ANSWERED]);
    if (key === 'source') cells.push([key, optionCell(SOURCES[chosen(store.source(shopper))]!)]);
    if (key === 'reason') cells.push([key, optionCell(REASONS[chosen(REASONS.map(() => 1 / 4))]!)]);
    if (key === 'stars') cells.push([key, valueCell(1 + chosen([0.05, 0.1, 0.2, 0.3, 0.35]))]);
    if (key === 'nps') cells.push([key, valueCell([3, 8, 10][chosen(store.nps(shopper))]!)]);
    if (random() < LEAVING) {
      cells.push([key, LEFT]);
      break;
    }
  }
  return cells;
}

function counted({ all, weeks, groups, mix, orders, sources, newest }: Drawn): CountedSurvey {
  const resultsOf = ({ counts }: { counts: Counts }) => surveyResults(QUESTIONS, counts).questions;
  const group = (by: GroupKind, value: string) => ({
    value,
    questions: resultsOf(groups.get(`${by}:${value}`) ?? new Tally()),
  });
  const total = (counts: ReadonlyMap<string, ReadonlyMap<string, number>>) =>
    counts.get(WHOLE_SURVEY)?.get(RESPONSES) ?? 0;
  const start = (week: number) => addDays(FIRST_WEEK, 7 * week);
  const mixOf = (by: GroupKind, value: string): GroupMix => ({
    by,
    value,
    weeks: (mix.get(`${by}:${value}`) ?? []).map((count, week) => ({
      start: start(week),
      values: [0, 1],
      counts: [total(weeks[week]!.counts) - count, count],
    })),
  });
  const questions = resultsOf(all);
  return {
    templateId: null,
    responses: total(all.counts),
    questions,
    weeks: weeks.map((tally, week) => ({ start: start(week), questions: resultsOf(tally) })),
    pairs: [
      { by: 'customerType', one: group('customerType', 'firstTime'), other: group('customerType', 'repeat') },
      { by: 'country', one: group('country', 'DE'), other: group('country', 'FR') },
    ],
    mixes: [
      mixOf('customerType', 'firstTime'),
      mixOf('customerType', 'repeat'),
      mixOf('country', 'DE'),
      mixOf('country', 'FR'),
    ],
    steps: questions.map(({ meaningId, text, seen }, at) => ({
      ...{ meaningId, text, seen, isFirst: at === 0, isLast: at === questions.length - 1, isRequired: false },
      left: all.counts.get(meaningId)?.get(LEFT) ?? 0,
    })),
    viewed: { questions, before: null, weeks: WEEKS },
    newest: {
      ...{ days: 7 * WEEKS, isNewest: false, currency: 'EUR', repetition: new Map() },
      orders: orderQuestions(QUESTIONS, orders),
      ...{ crossed: crossScores(QUESTIONS, newest), products: [], titles: new Map() },
    },
    sources: {
      questions: [
        {
          meaningId: 'source',
          text: 'How did you hear about us?',
          orders: sources.orders,
          channels: sources.channels,
        },
      ],
    },
    mayCompare: true,
  };
}
