import type { Figure, FigureBench } from './figures.ts';
import { findIn, type FoundIn, type StoreName } from '#tests/support/simulation/findings.ts';
import { PLANTED } from '#tests/support/simulation/findings-stores.ts';

const DRAWS = 200;
const MOST_FALSE = 0.05;

function figuresOf({ store, inHeadline, told, first, anyFalse, certainFalse }: FoundIn): Figure[] {
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
    figure('calls it certain', certainFalse),
  ];
  if (store === 'none at all') return wrong;
  return [
    figure('the headline says it', inHeadline),
    figure('the page says it', told),
    figure('as the first finding', first),
    ...wrong,
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
];
