import type { Figure, FigureBench } from './figures.ts';
import { findIn, type FoundIn, type StoreName } from '#tests/support/simulation/findings.ts';
import { readPlanted, type Watched, watchNull } from '#tests/support/simulation/first-screen.ts';
import { PLANTED } from '#tests/support/simulation/findings-stores.ts';
import { NULL_STORES } from '#tests/support/simulation/stores/null-stores.ts';
import { PLANTED_STORES } from '#tests/support/simulation/stores/planted-stores.ts';

const DRAWS = 200;
const MOST_FALSE = 0.05;

function figuresOf({ store, inHeadline, told, first, anyFalse, clearFalse }: FoundIn): Figure[] {
  const figure = (name: string, product: number, goal?: string): Figure => ({
    name: `${store}: ${name}`,
    unit: '%',
    product: 100 * product,
    reference: null,
    ...(goal !== undefined && { goal }),
  });
  const most = anyFalse <= MOST_FALSE ? 'met' : 'MISSED';
  const wrong = [
    figure('says anything that is not true', anyFalse, `at most 5 %: ${most}`),
    figure('calls it clear', clearFalse),
  ];
  if (store === 'none at all') return wrong;
  return [
    figure('the headline says it', inHeadline),
    figure('the page says it', told),
    figure('as the first finding', first),
    ...wrong,
  ];
}

const MOST_INVENTED = 2;
const FEWEST_NAMED = 34;

/** The null stores are looked at each day for 90 days. */
function firstScreens(seed: number): Figure[] {
  const planted = PLANTED_STORES.map((store, at) => readPlanted(store, 1_000 * seed + at));
  const watched = NULL_STORES.map((store, at) => watchNull(store, 2_000 * seed + at));
  const named = planted.filter(({ isNamed }) => isNamed).length;
  const count = (of: (each: Watched) => boolean) => watched.filter(of).length;
  const invented = count(({ onLastDay }) => onLastDay.length > 0);
  const figure = (name: string, product: number, goal?: string): Figure => ({
    ...{ name, unit: '', product, reference: null },
    ...(goal !== undefined && { goal }),
  });
  return [
    figure('planted: the first screen names the truth', named, `at least ${FEWEST_NAMED}`),
    figure('none: the first screen invents something on the last day', invented, `at most ${MOST_INVENTED}`),
    figure(
      'none: anything is invented on any day',
      count(({ ever }) => ever),
    ),
    figure(
      'none: it is called clear',
      count(({ everStrong }) => everStrong),
    ),
  ];
}

export const benches: readonly FigureBench[] = [
  {
    title: 'Findings of made-up stores',
    reference: 'what was planted in them',
    sizeUnit: 'answers',
    sizes: [100, 300, 1_000, 3_000],
    measure: (size) =>
      Promise.resolve(
        Object.keys(PLANTED).flatMap((store) => figuresOf(findIn(store as StoreName, size, DRAWS))),
      ),
  },
  {
    title: 'First screens of forty stores with a truth, and of forty without',
    reference: 'what was planted in them',
    sizeUnit: 'seed',
    sizes: [1, 2, 3],
    measure: (seed) => Promise.resolve(firstScreens(seed)),
  },
];
