import type { Figure, FigureBench } from './figures.ts';
import {
  changesTold,
  largerOrdersTold,
  leavingClaims,
  splitsTold,
  startsTold,
  type Wobbling,
} from '#tests/support/simulation/claims-over-time.ts';

// Stores as they are: weeks wobble, traffic remembers, customers come back and people look each day. The reference is the
// method that takes all answers as independent and looks once, as it was measured before it was replaced.

const SAMPLES = 1_000;
/** Splits are compared on each of 60 days, which takes long. */
const SPLIT_SAMPLES = 300;
/** A row may be this much above what is promised, because no estimate of a wobble is exact. */
const SLACK = 0.02;
/** At most this part of what was found before may be lost. */
const KEPT = 0.8;

const OVER_TIME = 'the method that takes all answers as independent and looks once, measured in 2026';

const error = (share: number, samples: number) =>
  `± ${(100 * Math.sqrt((share * (1 - share)) / samples)).toFixed(1)}`;

function wrongly(name: string, product: number, before: number, promised: number, samples = SAMPLES): Figure {
  const limit = promised + SLACK;
  return {
    name: `${name}, nothing differs (${samples} stores, ${error(product, samples)})`,
    unit: '%',
    product: 100 * product,
    reference: before,
    goal: `at most ${(100 * promised).toFixed(1)} % and 2 points: ${product <= limit ? 'met' : 'MISSED'}`,
  };
}

function rightly(name: string, product: number, before: number): Figure {
  return {
    name: `${name}, is told (${SAMPLES} stores, ${error(product, SAMPLES)})`,
    unit: '%',
    product: 100 * product,
    reference: before,
    goal: `at least four fifths of the reference: ${100 * product >= KEPT * before ? 'met' : 'MISSED'}`,
  };
}

const bench = (
  title: string,
  sizeUnit: string,
  sizes: FigureBench['sizes'],
  measure: (size: number) => readonly Figure[],
): FigureBench => ({
  ...{ title, reference: OVER_TIME, sizeUnit, sizes },
  measure: (size) => Promise.resolve(measure(size)),
});

const PROMISED_OF_CHANGES = 0.04;
const PROMISED_OF_STARTS = 0.015 / 8;
const PROMISED_OF_SPLITS = 0.05;
const PROMISED_OF_ORDERS = 0.05;
const PROMISED_OF_LEAVING = 0.015;

/** What was measured before, by wobble and memory, for 20, 100, 400 and 1,000 answers a week. */
const CHANGES_BEFORE: readonly (readonly [wobble: number, memory: number, before: readonly number[]])[] = [
  [0, 0, [0.8, 1.8, 1.2, 2.3]],
  [3, 0, [2.1, 2.5, 9.6, 28.8]],
  [5.7, 0, [1.7, 8.7, 44.1, 84.5]],
  [8, 0, [3.5, 19.6, 75, 96.9]],
  [3, 0.5, [2.2, 4, 19.5, 49.6]],
  [5.7, 0.5, [4, 17.3, 64.5, 93.4]],
  [8, 0.5, [6.3, 37.1, 86, 98.7]],
];
const A_WEEK = [20, 100, 400, 1_000] as const;

const FALLS: readonly (readonly [
  name: string,
  store: Omit<Wobbling, 'answers'>,
  answers: number,
  before: number,
])[] = [
  ['a fall of 40 in 13 weeks', { weeks: 13, wobble: 0, memory: 0, fall: 40 }, 70, 100],
  ['a fall of 40 in 26 weeks', { weeks: 26, wobble: 0, memory: 0, fall: 40 }, 20, 99.8],
  ['a fall of 20 in 26 weeks', { weeks: 26, wobble: 0, memory: 0, fall: 20 }, 100, 100],
  ['a fall of 40 in a year', { weeks: 52, wobble: 0, memory: 0, fall: 40 }, 20, 100],
  ['a slow fall of 40 in 26 weeks', { weeks: 26, wobble: 3, memory: 0.2, fall: 40, isSlow: true }, 50, 99],
  ['a slow fall of 50 in a year', { weeks: 52, wobble: 2, memory: 0.2, fall: 50, isSlow: true }, 11, 92.8],
];

const LEAVING_BEFORE: Readonly<Record<number, number>> = { 2: 100, 3: 51.9, 4: 16.7, 6: 6.1, 10: 3.2 };
const STARTS_BEFORE = [0.4, 5.7, 14.1, 29.2];
const ORDERS_BEFORE: Readonly<Record<number, readonly [alike: number, larger: number]>> = {
  30: [13.7, 82.7],
  100: [12.6, 100],
  500: [12.5, 100],
};

export const overTimeBenches: readonly FigureBench[] = [
  bench('Questions at which more leave', 'questions', [2, 3, 4, 6, 10], (questions) => [
    wrongly(
      'equal leaving',
      leavingClaims(questions, 1_000, SAMPLES),
      LEAVING_BEFORE[questions] ?? 0,
      PROMISED_OF_LEAVING,
    ),
  ]),
  bench('Changes of a score between weeks, in 26 weeks', 'answers a week', A_WEEK, (answers) =>
    CHANGES_BEFORE.map(([wobble, memory, before]) =>
      wrongly(
        `weeks differ by ${wobble} points, memory ${memory}`,
        changesTold({ weeks: 26, answers, wobble, memory }, SAMPLES),
        before[A_WEEK.indexOf(answers as (typeof A_WEEK)[number])] ?? 0,
        PROMISED_OF_CHANGES,
      ),
    ),
  ),
  bench('Changes of a score that are there', 'row', [1, 2, 3, 4, 5, 6], (row) => {
    const [name, store, answers, before] = FALLS[row - 1]!;
    return [rightly(name, changesTold({ ...store, answers }, SAMPLES), before)];
  }),
  bench('Starts beside the period before', 'memory of traffic, %', [0, 50, 70, 85], (memory) => [
    wrongly(
      '20 starts a day',
      startsTold({ perDay: 20, memory: memory / 100, spread: 0.4 }, SAMPLES),
      STARTS_BEFORE[[0, 50, 70, 85].indexOf(memory)] ?? 0,
      PROMISED_OF_STARTS,
    ),
    ...(memory === 0
      ? [rightly('twice as many', startsTold({ perDay: 20, memory: 0, spread: 0.1, times: 2 }, SAMPLES), 100)]
      : []),
  ]),
  bench('Split tests of two alike versions, looked at each day', 'days', [10, 30, 60], (days) => [
    wrongly(
      '20 shoppers a day',
      splitsTold(days, 20, SPLIT_SAMPLES),
      { 10: 11, 30: 24, 60: 35 }[days] ?? 0,
      PROMISED_OF_SPLITS,
      SPLIT_SAMPLES,
    ),
  ]),
  bench('Orders of customers who come back', 'customers in each group', [30, 100, 500], (customers) => {
    const buyers = { customers, ordersEach: 1.7, likeness: 0.5, spread: 0.6 };
    const [alike, larger] = ORDERS_BEFORE[customers] ?? [0, 0];
    return [
      wrongly('1.7 orders each, alike by half', largerOrdersTold(buyers, SAMPLES), alike, PROMISED_OF_ORDERS),
      rightly('1.5 times as large', largerOrdersTold({ ...buyers, times: 1.5 }, SAMPLES), larger),
    ];
  }),
];
