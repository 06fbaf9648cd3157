import type { Figure, FigureBench } from './figures.ts';
import { claimsOf, type WonBackStore } from '#tests/support/simulation/won-back.ts';

const SAMPLES = 2_000;
const MOST_FALSE = 0.06;

const STORES: Readonly<Record<string, WonBackStore>> = {
  'no effect, most scores worked on soon': { orders: 0.2, effect: 1, worked: 0.6, workedAfter: 2 },
  'no effect, few scores worked on late': { orders: 0.2, effect: 1, worked: 0.4, workedAfter: 8 },
  'no effect, many order again': { orders: 0.6, effect: 1, worked: 0.5, workedAfter: 4 },
  'orders twice as often after work': { orders: 0.2, effect: 2, worked: 0.5, workedAfter: 3 },
};

function figureOf(name: string, store: WonBackStore, shoppers: number): Figure {
  const { product, plain } = claimsOf(store, shoppers, SAMPLES);
  const isFalse = store.effect === 1;
  return {
    name: `${name}: says more or less`,
    unit: '%',
    product: 100 * product,
    reference: 100 * plain,
    ...(isFalse && { goal: `at most 6 %: ${product <= MOST_FALSE ? 'met' : 'MISSED'}` }),
  };
}

export const benches: readonly FigureBench[] = [
  {
    title: 'Who ordered again after a low score',
    reference: 'everybody who was ever worked on against everybody else, with the same test',
    sizeUnit: 'shoppers',
    sizes: [50, 200, 1_000],
    measure: (size) =>
      Promise.resolve(Object.entries(STORES).map(([name, store]) => figureOf(name, store, size))),
  },
];
