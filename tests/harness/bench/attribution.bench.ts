import type { Figure, FigureBench } from './figures.ts';
import { type Held, simulateAttribution } from '#tests/support/simulation/attribution.ts';

const DRAWS = 500;
const ANSWER_SHARE = 0.1;
const LEAST = 0.93;
const SEED = 20_261_123;

const KINDS = {
  tracker: 'share of what links tell, by what was said',
  repeated: 'share that ordered again, equal maturity',
  median: 'what half of the customers spent at least',
} as const;

function heldFigures(name: string, held: Held): Figure[] {
  const isMet = held.share >= LEAST;
  return [
    {
      name: `${name}: holds the truth`,
      unit: '%',
      product: held.share * 100,
      reference: null,
      goal: `at least 93 %: ${isMet ? 'met' : 'MISSED'}`,
    },
    {
      name: `${name}: the worst figure (${held.worst.figure})`,
      unit: '%',
      product: held.worst.share * 100,
      reference: null,
    },
  ];
}

export const benches: readonly FigureBench[] = [
  {
    title: 'Channels of made-up stores with a tracker that misjudges',
    reference: 'what links tell',
    sizeUnit: 'orders',
    sizes: [2_000, 6_000, 20_000],
    measure: (orders) => {
      const found = simulateAttribution(orders, ANSWER_SHARE, DRAWS, SEED);
      return Promise.resolve([
        ...Object.entries(KINDS).flatMap(([kind, name]) =>
          heldFigures(name, found[kind as keyof typeof KINDS]),
        ),
        {
          name: 'distance of the shares of those who answered from the truth',
          unit: 'points',
          product: found.distance.said * 100,
          reference: found.distance.tracked * 100,
        },
        {
          name: 'the three largest planted errors of the tracker come first',
          unit: '%',
          product: found.errorsFound * 100,
          reference: null,
        },
      ]);
    },
  },
];
