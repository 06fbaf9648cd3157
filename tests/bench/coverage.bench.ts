import {
  claimOnScreen,
  claimOrders,
  type Claims,
  claimScores,
  claimShares,
  type Coverage,
  coverMedians,
  coverScores,
  coverShares,
} from './simulation/simulate.ts';
import { AMOUNT_SHAPES, SCORE_SHAPES, SHARES } from './simulation/shapes.ts';
import type { Figure, FigureBench } from './figures.ts';

const SAMPLES = 4_000;
const SIZES = [3, 5, 10, 20, 50, 100, 300, 1_000] as const;
/** The smaller of two groups. */
const GROUP_SIZES = [10, 30, 100] as const;
const UNEQUAL = 10;
const SCREEN_SIZES = [30, 100, 300] as const;
const SCREEN_SAMPLES = 500;

const LEAST_OF_FEW = 0.9;
const LEAST = 0.93;
const MOST_WIDTH = 1.15;
const MOST_FALSE = 0.06;
const MOST_FALSE_ON_SCREEN = 0.1;
const A_POINT = 0.01;

/** What n answers must reach; below 5 nothing is promised. */
function leastAt(n: number): number | null {
  if (n < 5) return null;
  return n < 20 ? LEAST_OF_FEW : LEAST;
}

/** A goal for a share that was found in so many samples. */
function met(found: number, samples: number, goal: { least: number } | { most: number }): string {
  const [limit, beyond] = 'least' in goal ? [goal.least, goal.least - found] : [goal.most, found - goal.most];
  if (beyond <= 0) return 'met';
  const error = Math.sqrt((limit * (1 - limit)) / samples);
  return beyond <= 2 * error ? 'within the sampling error' : 'MISSED';
}

function coverageBench(
  title: string,
  reference: string,
  shapes: readonly string[],
  cover: (shape: string, n: number) => Coverage[],
): FigureBench {
  return {
    title,
    reference,
    sizeUnit: 'answers',
    sizes: [...SIZES],
    measure: (size) => {
      const least = leastAt(size);
      const found = shapes.map((shape) => ({ shape, methods: cover(shape, size) }));
      return Promise.resolve([
        ...found.map(({ shape, methods }) => coverageFigure(shape, methods, least)),
        ...widthFigure(found, least),
      ]);
    },
  };
}

function coverageFigure(shape: string, [product, plain]: readonly Coverage[], least: number | null): Figure {
  const held = product?.held ?? 0;
  return {
    name: `${shape}: holds the truth`,
    unit: '%',
    product: held * 100,
    reference: (plain?.held ?? 0) * 100,
    ...(least !== null && { goal: `at least ${least * 100} %: ${met(held, SAMPLES, { least })}` }),
  };
}

interface Covered {
  readonly shape: string;
  readonly methods: readonly Coverage[];
}

/** The shape in which the product is widest beside the narrowest method that reaches the goal in every shape. */
function widthFigure(found: readonly Covered[], least: number | null): Figure[] {
  if (least === null) return [];
  const methods = found[0]?.methods.map((_, at) => at) ?? [];
  const covering = methods.filter(
    (at) => at === 0 || found.every((each) => (each.methods[at]?.held ?? 0) >= least),
  );
  const widths = found.map(({ shape, methods: all }) => {
    const own = all[0]?.width ?? 0;
    return { shape, own, narrowest: Math.min(...covering.map((at) => all[at]?.width ?? own)) };
  });
  const [worst] = widths.sort((a, b) => b.own / b.narrowest - a.own / a.narrowest);
  if (!worst) return [];
  const isMet = worst.own <= MOST_WIDTH * worst.narrowest;
  return [
    {
      name: `widest beside the narrowest that covers every shape (${worst.shape})`,
      unit: '',
      product: worst.own,
      reference: worst.narrowest,
      goal: `at most ${MOST_WIDTH} times: ${isMet ? 'met' : 'MISSED'}`,
    },
  ];
}

interface Pair {
  readonly name: string;
  readonly claim: (sizes: readonly [number, number]) => Claims;
}

interface DifferentPair extends Pair {
  /** The names of the equal pairs in which the plain method must be honest for its power to be a goal. */
  readonly shapes: readonly string[];
}

function claimsBench(
  title: string,
  reference: string,
  { equal, different }: { readonly equal: readonly Pair[]; readonly different: readonly DifferentPair[] },
): FigureBench {
  return {
    title,
    reference,
    sizeUnit: 'smaller group',
    sizes: [...GROUP_SIZES],
    measure: (size) => {
      const groups = [
        { sizes: [size, size], name: 'equal groups' },
        { sizes: [size, size * UNEQUAL], name: `${UNEQUAL} times as many in the other` },
      ] as const;
      return Promise.resolve(
        groups.flatMap(({ sizes, name }) => {
          const wrong = equal.map((pair) => ({ ...pair, claims: pair.claim(sizes) }));
          const honest = wrong.flatMap((pair) =>
            met(pair.claims.plain, SAMPLES / 2, { most: MOST_FALSE }) === 'MISSED' ? [] : [pair.name],
          );
          return [
            ...wrong.map((pair) =>
              falseFigure(`${pair.name}, ${name}`, pair.claims, MOST_FALSE, SAMPLES / 2),
            ),
            ...different.map((pair) =>
              powerFigure(
                `${pair.name}, ${name}`,
                pair.claim(sizes),
                pair.shapes.every((shape) => honest.includes(shape)),
              ),
            ),
          ];
        }),
      );
    },
  };
}

function falseFigure(name: string, { product, plain }: Claims, most: number, samples: number): Figure {
  return {
    name: `${name}: false claims`,
    unit: '%',
    product: product * 100,
    reference: plain * 100,
    goal: `at most ${most * 100} %: ${met(product, samples, { most })}`,
  };
}

/** Where the plain method is not honest, its power is no goal. */
function powerFigure(name: string, { product, plain }: Claims, isHonest: boolean): Figure {
  return {
    name: `${name}: true claims`,
    unit: '%',
    product: product * 100,
    reference: plain * 100,
    goal: isHonest
      ? `at most a point below the plain one: ${product >= plain - A_POINT ? 'met' : 'MISSED'}`
      : 'the plain one is not honest here',
  };
}

const same = <Shape>(shape: Shape): readonly [Shape, Shape] => [shape, shape];

export const benches: readonly FigureBench[] = [
  coverageBench(
    'Intervals of NPS and of rating means',
    'the mean ± 1.96 standard errors',
    Object.keys(SCORE_SHAPES),
    (shape, n) => coverScores(shape, n, SAMPLES),
  ),
  coverageBench('Intervals of shares', 'the share ± 1.96 standard errors', SHARES.map(String), (share, n) =>
    coverShares(Number(share), n, SAMPLES),
  ),
  coverageBench(
    'Intervals of the typical order',
    'the median ± 1.96 standard errors of a bell’s median',
    Object.keys(AMOUNT_SHAPES),
    (shape, n) => coverMedians(shape, n, n > 300 ? SAMPLES / 8 : SAMPLES / 2),
  ),
  claimsBench('Differences of NPS and of rating means', 'the difference ± 1.96 standard errors', {
    equal: Object.keys(SCORE_SHAPES).map((shape) => ({
      name: shape,
      claim: (sizes) => claimScores(same(shape), sizes, SAMPLES / 2),
    })),
    different: [
      ['stars, bell', 'stars, 70 % at the top'],
      ['NPS, flat', 'NPS, 70 % promoters'],
    ].map(([one = '', other = '']) => ({
      name: `${one} against ${other}`,
      shapes: [one, other],
      claim: (sizes) => claimScores([one, other], sizes, SAMPLES / 2),
    })),
  }),
  claimsBench('Differences of shares', 'the pooled z test', {
    equal: SHARES.map((share) => ({
      name: `${share}`,
      claim: (sizes) => claimShares(same(share), sizes, SAMPLES / 2),
    })),
    different: (
      [
        [0.5, 0.3],
        [0.1, 0.3],
        [0.02, 0.1],
      ] as const
    ).map(([one, other]) => ({
      name: `${one} against ${other}`,
      shapes: [`${one}`, `${other}`].filter((share) => SHARES.map(String).includes(share)),
      claim: (sizes) => claimShares([one, other], sizes, SAMPLES / 2),
    })),
  }),
  claimsBench('Orders that tend to be larger', 'Welch’s t test of the averages', {
    equal: [
      ...Object.keys(AMOUNT_SHAPES).map((shape) => same(shape)),
      ['lognormal, σ = 1.5', 'lognormal, σ = 0.5'] as const,
      ['lognormal, σ = 0.5', 'lognormal, σ = 1.5'] as const,
    ].map(([one, other]) => ({
      name: one === other ? one : `${one} and ${other}`,
      claim: (sizes) => claimOrders([one, other], sizes, 1, SAMPLES / 2),
    })),
    different: ['flat', 'lognormal, σ = 0.5', 'lognormal, σ = 1.5', 'three prices'].map((shape) => ({
      name: `${shape}, 1.5 times`,
      shapes: [shape],
      claim: (sizes) => claimOrders(same(shape), sizes, 1.5, SAMPLES / 2),
    })),
  }),
  {
    title: 'A screen of ten questions on which nothing differs: at least one finding',
    reference: 'each question tested by itself, options by the pooled z test with Bonferroni’s correction',
    sizeUnit: 'smaller group',
    sizes: [...SCREEN_SIZES],
    measure: (size) =>
      Promise.resolve(
        ([1, 3, UNEQUAL] as const).map((times) =>
          falseFigure(
            times === 1 ? 'equal groups' : `${times} times as many in the other`,
            claimOnScreen([size, size * times], SCREEN_SAMPLES),
            MOST_FALSE_ON_SCREEN,
            SCREEN_SAMPLES,
          ),
        ),
      ),
  },
];
