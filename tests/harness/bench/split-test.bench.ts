import type { Figure, FigureBench } from './figures.ts';
import { splitClaims, type SplitStore } from '#tests/support/simulation/split-test.ts';

const SAMPLES = 500;
/** 5 %, and one standard error of this number of samples. */
const MOST_FALSE = 6;
const FEWEST_HELD = 93;

const SAME = [0.4, 0.25, 0.15, 0.1, 0.06, 0.04] as const;
const FIRST_MORE = [0.3, 0.25, 0.15, 0.12, 0.1, 0.08] as const;
const EQUAL = { a: SAME, b: SAME, finished: [0.8, 0.8], answered: 1 } as const;

const STORES: Readonly<Record<string, SplitStore>> = {
  'A and B alike, one question': { ...EQUAL, questions: 1 },
  'A and B alike, eight questions': { ...EQUAL, questions: 8 },
  'the first answer 10 points more often in A': { ...EQUAL, questions: 3, b: FIRST_MORE },
  'B finished 10 points less often': { ...EQUAL, questions: 3, finished: [0.8, 0.7] },
  'B answered a fifth less often': { ...EQUAL, questions: 3, answered: 0.8 },
};

function figuresOf(name: string, store: SplitStore, shoppers: number): Figure[] {
  const claims = splitClaims(store, shoppers, SAMPLES);
  const [wrong, alone, held, told] = [claims.false, claims.alone, claims.held, claims.told].map(
    (share) => 100 * share,
  ) as [number, number, number, number];
  const isAlike = store.b === store.a && store.finished[0] === store.finished[1] && store.answered === 1;
  return [
    {
      ...{ name: `${name}: a false sentence on the page`, unit: '%', product: wrong, reference: alone },
      goal: `at most 6 %: ${wrong <= MOST_FALSE ? 'met' : 'MISSED'}`,
    },
    {
      ...{ name: `${name}: intervals that hold the truth`, unit: '%', product: held, reference: null },
      goal: `at least 93 %: ${held >= FEWEST_HELD ? 'met' : 'MISSED'}`,
    },
    ...(isAlike ? [] : [{ name: `${name}: told apart`, unit: '%', product: told, reference: null }]),
  ];
}

export const benches: readonly FigureBench[] = [
  {
    title: 'Two versions of a survey',
    reference: 'each comparison alone at 5 %',
    sizeUnit: 'responses',
    sizes: [100, 400, 2_000],
    measure: (size) =>
      Promise.resolve(Object.entries(STORES).flatMap(([name, store]) => figuresOf(name, store, size))),
  },
];
