import {
  claimOnScreen,
  claimOrders,
  type Claims,
  claimScores,
  claimShares,
  type Coverage,
  coverMedians,
  coverScores,
  coverTwoValues,
  SHARE,
} from '#tests/support/simulation/simulate.ts';
import { AMOUNT_SHAPES, SCORE_SHAPES, SHARES, TWO_VALUES } from '#tests/support/simulation/shapes.ts';
import type { Figure, FigureBench } from './figures.ts';
import { overTimeBenches } from './over-time.ts';

const SAMPLES = 4_000;
/** They show 6 % with a standard error of 0.27 %. */
const CLAIM_SAMPLES = 8_000;
const SIZES = [3, 5, 10, 20, 50, 100, 300, 1_000] as const;
/** The smaller of two groups. */
const GROUP_SIZES = [10, 30, 100] as const;
const UNEQUAL = 10;
const SCREEN_SIZES = [30, 100, 300] as const;
const SCREEN_SAMPLES = 1_000;

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

/** What each method does in one shape; a width is null where it depends on more than the shape. */
interface Covered {
  readonly shape: string;
  /** Infinite if all samples were added up. */
  readonly samples: number;
  readonly methods: readonly { readonly held: number; readonly width: number | null }[];
}

function coverageBench(title: string, reference: string, cover: (n: number) => Covered[]): FigureBench {
  return {
    title,
    reference,
    sizeUnit: 'answers',
    sizes: [...SIZES],
    measure: (size) => {
      const least = leastAt(size);
      const found = cover(size);
      return Promise.resolve([
        ...found.map((covered) => coverageFigure(covered, least)),
        ...widthFigure(found, least),
      ]);
    },
  };
}

const sampled = (
  shapes: readonly string[],
  samples: number,
  cover: (shape: string) => Coverage[],
): Covered[] => shapes.map((shape) => ({ shape, samples, methods: cover(shape) }));

/** The shapes in which all answers are one of two values, each at its worst proportion. */
function worstOfTwoValues(n: number): Covered[] {
  return Object.entries(TWO_VALUES).map(([name, pair]) => ({
    shape: `${name}, in the worst proportion`,
    samples: Infinity,
    methods: coverTwoValues(pair, n).map(({ worst }) => ({ held: worst().held, width: null })),
  }));
}

function coverShares(n: number): Covered[] {
  const found = coverTwoValues(SHARE, n);
  const exactly = (shape: string, methods: Covered['methods']) => ({ shape, samples: Infinity, methods });
  return [
    ...SHARES.map((share) =>
      exactly(
        String(share),
        found.map(({ at }) => at(share)),
      ),
    ),
    exactly(
      'the worst of all shares',
      found.map(({ worst }) => ({ held: worst().held, width: null })),
    ),
  ];
}

function coverageFigure(
  { shape, samples, methods: [product, plain] }: Covered,
  least: number | null,
): Figure {
  const held = product?.held ?? 0;
  return {
    name: `${shape}: holds the truth`,
    unit: '%',
    product: held * 100,
    reference: (plain?.held ?? 0) * 100,
    ...(least !== null && { goal: `at least ${least * 100} %: ${met(held, samples, { least })}` }),
  };
}

/** The shape in which the product is widest beside the narrowest method that reaches the goal in every shape. */
function widthFigure(found: readonly Covered[], least: number | null): Figure[] {
  if (least === null) return [];
  const methods = found[0]?.methods.map((_, at) => at) ?? [];
  const covering = methods.filter(
    (at) => at === 0 || found.every((each) => (each.methods[at]?.held ?? 0) >= least),
  );
  const widths = found.flatMap(({ shape, methods: all }) => {
    const own = all[0]?.width ?? null;
    if (own === null) return [];
    return [{ shape, own, narrowest: Math.min(...covering.map((at) => all[at]?.width ?? own)) }];
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

const groupsOf = (size: number) =>
  [
    { sizes: [size, size], name: 'equal groups' },
    { sizes: [size, size * UNEQUAL], name: `${UNEQUAL} times as many in the other` },
  ] as const;

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
      return Promise.resolve(
        groupsOf(size).flatMap(({ sizes, name }) => {
          const wrong = equal.map((pair) => ({ ...pair, claims: pair.claim(sizes) }));
          const honest = wrong.flatMap((pair) =>
            met(pair.claims.plain, CLAIM_SAMPLES, { most: MOST_FALSE }) === 'MISSED' ? [] : [pair.name],
          );
          return [
            ...wrong.map((pair) =>
              falseFigure(`${pair.name}, ${name}`, pair.claims, MOST_FALSE, CLAIM_SAMPLES),
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

/** The true shares of two groups that differ. */
const DIFFERENT_SHARES = [
  [0.5, 0.3],
  [0.3, 0.5],
  [0.1, 0.3],
  [0.02, 0.1],
] as const;

/** The plain method is honest if it is so at every share, because nobody knows the true ones. */
function sharesFigures({ sizes, name }: ReturnType<typeof groupsOf>[number]): Figure[] {
  const { product, plain } = claimShares(sizes);
  const isHonest = plain.worst().claimed <= MOST_FALSE;
  const claimsAt = (one: number, other: number): Claims => ({
    product: product.at(one, other),
    plain: plain.at(one, other),
  });
  const worst: Claims = { product: product.worst().claimed, plain: plain.worst().claimed };
  return [
    falseFigure(`the worst of all shares, ${name}`, worst, MOST_FALSE, Infinity),
    ...SHARES.map((share) => falseFigure(`${share}, ${name}`, claimsAt(share, share), MOST_FALSE, Infinity)),
    ...DIFFERENT_SHARES.map(([one, other]) =>
      powerFigure(`${one} against ${other}, ${name}`, claimsAt(one, other), isHonest),
    ),
  ];
}

const same = <Shape>(shape: Shape): readonly [Shape, Shape] => [shape, shape];

export const benches: readonly FigureBench[] = [
  coverageBench('Intervals of NPS and of rating means', 'the mean ± 1.96 standard errors', (n) => [
    ...sampled(Object.keys(SCORE_SHAPES), SAMPLES, (shape) => coverScores(shape, n, SAMPLES)),
    ...worstOfTwoValues(n),
  ]),
  coverageBench('Intervals of shares', 'the share ± 1.96 standard errors', coverShares),
  coverageBench(
    'Intervals of the typical order',
    'the median ± 1.96 standard errors of a bell’s median',
    (n) => {
      const samples = n > 300 ? SAMPLES / 8 : SAMPLES / 2;
      return sampled(Object.keys(AMOUNT_SHAPES), samples, (shape) => coverMedians(shape, n, samples));
    },
  ),
  claimsBench('Differences of NPS and of rating means', 'the difference ± 1.96 standard errors', {
    equal: Object.keys(SCORE_SHAPES).map((shape) => ({
      name: shape,
      claim: (sizes) => claimScores(same(shape), sizes, CLAIM_SAMPLES),
    })),
    different: [
      ['stars, bell', 'stars, 70 % at the top'],
      ['NPS, flat', 'NPS, 70 % promoters'],
    ].map(([one = '', other = '']) => ({
      name: `${one} against ${other}`,
      shapes: [one, other],
      claim: (sizes) => claimScores([one, other], sizes, CLAIM_SAMPLES),
    })),
  }),
  {
    title: 'Differences of shares',
    reference: 'the pooled z test',
    sizeUnit: 'smaller group',
    sizes: [...GROUP_SIZES],
    measure: (size) => Promise.resolve(groupsOf(size).flatMap(sharesFigures)),
  },
  claimsBench('Orders that tend to be larger', 'Welch’s t test of the averages', {
    equal: [
      ...Object.keys(AMOUNT_SHAPES).map((shape) => same(shape)),
      ['lognormal, σ = 1.5', 'lognormal, σ = 0.5'] as const,
      ['lognormal, σ = 0.5', 'lognormal, σ = 1.5'] as const,
    ].map(([one, other]) => ({
      name: one === other ? one : `${one} and ${other}`,
      claim: (sizes) => claimOrders([one, other], sizes, 1, CLAIM_SAMPLES),
    })),
    different: ['flat', 'lognormal, σ = 0.5', 'lognormal, σ = 1.5', 'three prices'].map((shape) => ({
      name: `${shape}, 1.5 times`,
      shapes: [shape],
      claim: (sizes) => claimOrders(same(shape), sizes, 1.5, CLAIM_SAMPLES),
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
  ...overTimeBenches,
];
