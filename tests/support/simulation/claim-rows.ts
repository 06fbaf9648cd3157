import {
  anythingTold,
  changesTold,
  crossingTold,
  largerOrdersTold,
  leavingClaims,
  rareFallTold,
  splitsTold,
  startsTold,
  type Wobbling,
} from './claims-over-time.ts';
import { NULL_STORES } from './stores/null-stores.ts';

// What each claim promises, in stores as they are. `npm run bench -- coverage` measures the rows at full size, and a night
// test at a smaller one.

export interface ClaimRow {
  readonly name: string;
  /** The share of stores in which something is told. */
  readonly told: (stores: number) => number;
  /** Where nothing differs, the share that is promised. Null where something differs. */
  readonly promised: number | null;
  /**
   * The same share, in percent, with the method that takes all answers as independent and looks once, as it was measured
   * before it was replaced. Null if nothing was.
   */
  readonly before: number | null;
  /** What is still to be told where the goal, four fifths of `before`, is known to be missed. */
  readonly least?: number;
  /** How many times as long as the others a store takes. */
  readonly slowness?: number;
}

export interface ClaimGroup {
  readonly claim: string;
  readonly rows: readonly ClaimRow[];
}

const CHANGES = 0.04;
const STARTS = 0.015 / 8;
const SPLITS = 0.05;
const ORDERS = 0.05;
const DIFFERENCES = 0.012;
const PAGE = 0.1;

const A_WEEK = [20, 100, 400, 1_000] as const;
/** By wobble and memory, for so many answers a week. */
const CHANGES_BEFORE: readonly (readonly [wobble: number, memory: number, before: readonly number[]])[] = [
  [0, 0, [0.8, 1.8, 1.2, 2.3]],
  [3, 0, [2.1, 2.5, 9.6, 28.8]],
  [5.7, 0, [1.7, 8.7, 44.1, 84.5]],
  [8, 0, [3.5, 19.6, 75, 96.9]],
  [3, 0.5, [2.2, 4, 19.5, 49.6]],
  [5.7, 0.5, [4, 17.3, 64.5, 93.4]],
  [8, 0.5, [6.3, 37.1, 86, 98.7]],
];

const change = (name: string, store: Wobbling, promised: number | null, before: number | null): ClaimRow => ({
  ...{ name, promised, before },
  told: (stores) => changesTold(store, stores),
});

/** A young survey that is looked at each week. */
const young = (answers: number, wobble: number, memory: number): ClaimRow =>
  change(
    `8 to 13 weeks, looked at each week: ${answers} answers a week, wobble ${wobble}, memory ${memory}`,
    { weeks: 13, lookedFrom: 8, answers, wobble, memory },
    CHANGES,
    null,
  );

const fall = (name: string, store: Partial<Wobbling> & Pick<Wobbling, 'weeks' | 'answers'>, before: number) =>
  change(name, { wobble: 0, memory: 0, fall: 40, ...store }, null, before);

const buyers = (customers: number, times: number) => ({
  ...{ customers, times, ordersEach: 1.7, likeness: 0.5, spread: 0.6 },
});

const orders = (customers: number, times: number, before: number): ClaimRow => ({
  name: `${customers} customers in each group, ${times === 1 ? 'alike' : `${times} times as large`}`,
  told: (stores) => largerOrdersTold(buyers(customers, times), stores),
  promised: times === 1 ? ORDERS : null,
  before,
});

export const CLAIM_ROWS: readonly ClaimGroup[] = [
  {
    claim: 'A score is higher or lower',
    rows: [
      ...CHANGES_BEFORE.flatMap(([wobble, memory, before]) =>
        A_WEEK.map((answers, at) =>
          change(
            `26 weeks: ${answers} answers a week, wobble ${wobble}, memory ${memory}`,
            { weeks: 26, answers, wobble, memory },
            CHANGES,
            before[at] ?? null,
          ),
        ),
      ),
      young(70, 0, 0),
      young(70, 8, 0.6),
      young(140, 8, 0.6),
      young(280, 8, 0.6),
      young(280, 8, 0.3),
      young(280, 5.7, 0.5),
      young(1_000, 3, 0.3),
      young(1_000, 8, 0.6),
      fall('a fall of 40 in 13 weeks', { weeks: 13, answers: 70 }, 100),
      fall('a fall of 40 in 26 weeks', { weeks: 26, answers: 20 }, 99.8),
      fall('a fall of 20 in 26 weeks', { weeks: 26, answers: 100, fall: 20 }, 100),
      fall('a fall of 40 in a year', { weeks: 52, answers: 20 }, 100),
      fall(
        'a slow fall of 40 in 26 weeks',
        { weeks: 26, answers: 50, wobble: 3, memory: 0.2, isSlow: true },
        99,
      ),
      fall(
        'a slow fall of 50 in a year',
        { weeks: 52, answers: 11, wobble: 2, memory: 0.2, fall: 50, isSlow: true },
        92.8,
      ),
      {
        name: 'half a standard deviation where 98 % are five stars, 12 weeks',
        told: (stores) => rareFallTold(70, stores),
        promised: null,
        before: 83,
        least: 0.4,
      },
    ],
  },
  {
    claim: 'More leave at a question',
    rows: [
      ...[
        [2, 100],
        [3, 51.9],
        [4, 16.7],
        [6, 6.1],
        [10, 3.2],
        [20, null],
      ].map(([questions = 0, before = null]): ClaimRow => ({
        name: `${questions} questions, at which as many leave`,
        told: (stores) => leavingClaims(questions ?? 0, 1_000, stores),
        promised: DIFFERENCES,
        before,
      })),
      ...[6, 20].map((questions): ClaimRow => ({
        name: `${questions} questions, three times as many leave at the third`,
        told: (stores) => leavingClaims(questions, 1_000, stores, 3),
        promised: null,
        before: null,
      })),
    ],
  },
  {
    claim: 'Starts are more or fewer than in the period before',
    rows: [
      ...[
        [0, 0.4],
        [0.5, 5.7],
        [0.7, 14.1],
        [0.85, 29.2],
      ].map(([memory = 0, before = 0]): ClaimRow => ({
        name: `20 starts a day, memory ${memory}`,
        told: (stores) => startsTold({ perDay: 20, memory, spread: 0.4 }, stores),
        promised: STARTS,
        before,
      })),
      {
        name: 'twice as many',
        told: (stores) => startsTold({ perDay: 20, memory: 0, spread: 0.1, times: 2 }, stores),
        promised: null,
        before: 100,
      },
    ],
  },
  {
    claim: 'Two versions differ, looked at each day',
    rows: [
      [10, 11],
      [30, 24],
      [60, 35],
      [90, null],
    ].map(([days = null, before = null]): ClaimRow => ({
      name: `two alike versions, ${days} days`,
      told: (stores) => splitsTold(days ?? 0, 20, stores),
      promised: SPLITS,
      before,
      slowness: 4,
    })),
  },
  {
    claim: 'Orders of customers who come back tend to be larger',
    rows: [
      orders(30, 1, 13.7),
      orders(100, 1, 12.6),
      orders(500, 1, 12.5),
      orders(30, 1.5, 82.7),
      orders(100, 1.5, 100),
      orders(500, 1.5, 100),
      { ...orders(30, 1.3, 56.6), least: 0.33 },
      orders(100, 1.3, 93.8),
    ],
  },
  {
    claim: 'A score depends on another answer, customers come back',
    rows: [
      {
        name: '5 answers a day, nothing differs, looked at on each of 90 days',
        told: (stores) => crossingTold(5, false, stores),
        promised: DIFFERENCES,
        before: null,
        slowness: 5,
      },
      {
        name: '15 answers a day, one product 60 points lower',
        told: (stores) => crossingTold(15, true, stores),
        promised: null,
        before: null,
      },
    ],
  },
  {
    claim: 'Anything on the first screen, read at the end of three months',
    rows: NULL_STORES.filter(({ name }) => /answer more|come back/.test(name)).map((store): ClaimRow => ({
      name: `${store.name}, nothing differs`,
      told: (stores) => anythingTold(store, stores),
      promised: PAGE,
      before: null,
      slowness: 10,
    })),
  },
];
