import {
  compareRates,
  compareScores,
  type Difference,
  judge,
  judgeTogether,
} from '#shared/analytics/compare.ts';
import { rate, type Rate } from '#shared/analytics/intervals.ts';
import { twoSidedP } from '#shared/analytics/normal.ts';
import { type Amounts, amountsOf, compareOrders } from '#shared/analytics/order-amounts.ts';
import { scoreOf, type Score } from '#shared/analytics/score.ts';
import {
  type Interval,
  leavesOutZero,
  MEDIAN_METHODS,
  plainDifference,
  pooledZ,
  SCORE_METHODS,
  SHARE_METHODS,
  welch,
} from './methods.ts';
import {
  type ClaimedCounts,
  type Enumerated,
  enumerateClaims,
  enumerateTwoValues,
  type TwoValues,
} from './enumerate.ts';
import { drawCounts, type Random, randomFrom, shareOf } from './random.ts';
import { AMOUNT_SHAPES, meanOf, SCORE_SHAPES, valuesOf } from './shapes.ts';

/** How often one method's interval held the truth, and how wide it was on average. */
export interface Coverage {
  readonly held: number;
  readonly width: number;
}

function coverageOf<Sample>(
  samples: number,
  truth: number,
  draw: () => Sample,
  methods: readonly ((sample: Sample) => Interval)[],
): Coverage[] {
  const drawn = Array.from({ length: samples }, draw);
  return methods.map((method) => {
    const found = drawn.map(method);
    const held = found.filter(({ low, high }) => low <= truth + 1e-9 && truth <= high + 1e-9).length;
    return {
      held: held / samples,
      width: found.reduce((sum, { low, high }) => sum + high - low, 0) / samples,
    };
  });
}

/** The product's coverage first, then the plain method's, then others'. */
export function coverScores(shape: string, answers: number, samples: number): Coverage[] {
  const shares = SCORE_SHAPES[shape] ?? [];
  const random = randomFrom(answers);
  const methods = SCORE_METHODS.map(
    (method) => (counts: readonly number[]) => method(valuesOf(shares), counts),
  );
  return coverageOf(samples, meanOf(shares), () => drawCounts(shares, answers, random), methods);
}

export const SHARE: TwoValues = { values: [0, 1], lower: 0, upper: 1 };

/** What each method does where all answers are one of two values: the product's first, then the plain one. */
export function coverTwoValues(pair: TwoValues, answers: number): Enumerated[] {
  const methods = pair === SHARE ? SHARE_METHODS : SCORE_METHODS;
  return methods.map((method) => enumerateTwoValues(pair, answers, method));
}

export function coverMedians(shape: string, orders: number, samples: number): Coverage[] {
  const { draw, median } = shapeOf(shape);
  const random = randomFrom(orders);
  return coverageOf(samples, median, () => drawAmounts(draw, orders, random), MEDIAN_METHODS);
}

/** How often a difference is claimed: by the product, and by the plain method. */
export interface Claims {
  readonly product: number;
  readonly plain: number;
}

function claimsOf<Sample>(
  samples: number,
  draw: () => readonly [Sample, Sample],
  product: (one: Sample, other: Sample) => boolean,
  plain: (one: Sample, other: Sample) => boolean,
): Claims {
  let byPlain = 0;
  const byProduct = shareOf(samples, () => {
    const [one, other] = draw();
    if (plain(one, other)) byPlain += 1;
    return product(one, other);
  });
  return { product: byProduct, plain: byPlain / samples };
}

const ALONE = 0.05;

/** As `judge` says. */
function isClaimed({ test }: Difference): boolean {
  return test !== null && leavesOutZero(test.interval(ALONE));
}

/** Groups of these sizes; with a second shape the claims are true. */
export function claimScores(
  [one, other]: readonly [string, string],
  [n, m]: readonly [number, number],
  samples: number,
): Claims {
  const [shares, otherShares] = [SCORE_SHAPES[one] ?? [], SCORE_SHAPES[other] ?? []];
  const values = valuesOf(shares);
  const random = randomFrom(n * 10_000 + m);
  return claimsOf(
    samples,
    () => [drawCounts(shares, n, random), drawCounts(otherShares, m, random)],
    (a, b) => isClaimed(compareScores(scored(values, a), scored(values, b))),
    (a, b) => leavesOutZero(plainDifference(values, a, b)),
  );
}

/** For which counts of two groups a difference of shares is claimed: by the product, and by the plain method. */
export function claimShares([n, m]: readonly [number, number]): Readonly<
  Record<keyof Claims, ClaimedCounts>
> {
  return {
    product: enumerateClaims([n, m], (a, b) => isClaimed(compareRates(known(a, n), known(b, m)))),
    plain: enumerateClaims([n, m], (a, b) => Math.abs(pooledZ(a, n, b, m)) > 1.96),
  };
}

/** The second group's amounts are `larger` times as large. */
export function claimOrders(
  [one, other]: readonly [string, string],
  [n, m]: readonly [number, number],
  larger: number,
  samples: number,
): Claims {
  const random = randomFrom(n * 10_000 + m);
  const [own, others] = [shapeOf(one), shapeOf(other)];
  return claimsOf(
    samples,
    () => [drawAmounts(own.draw, n, random), drawAmounts((each) => larger * others.draw(each), m, random)],
    (a, b) => isClaimed(compareOrders(a, b)),
    (a, b) => leavesOutZero(welch(a, b)),
  );
}

/** Ten questions: six choices with options of these shares, two NPS and two ratings. */
const SCREEN = {
  choices: [
    [0.4, 0.3, 0.2, 0.07, 0.03],
    [0.6, 0.2, 0.1, 0.06, 0.04],
    [0.25, 0.25, 0.2, 0.2, 0.1],
    [0.9, 0.05, 0.03, 0.02],
    [0.5, 0.5],
    [0.3, 0.2, 0.15, 0.1, 0.1, 0.05, 0.05, 0.03, 0.02],
  ],
  scores: ['NPS, 70 % promoters', 'NPS, 96 % promoters', 'stars, 70 % at the top', 'stars, 95 % at the top'],
};

/** How often a screen on which nothing differs shows at least one finding. */
export function claimOnScreen([n, m]: readonly [number, number], samples: number): Claims {
  const random = randomFrom(n * 10_000 + m);
  let byPlain = 0;
  const byProduct = shareOf(samples, () => {
    const choices = SCREEN.choices.map((shares) => [
      drawCounts(shares, n, random),
      drawCounts(shares, m, random),
    ]);
    const scores = SCREEN.scores.map((shape) => {
      const shares = SCORE_SHAPES[shape] ?? [];
      return {
        values: valuesOf(shares),
        drawn: [drawCounts(shares, n, random), drawCounts(shares, m, random)],
      };
    });
    const questions = [
      ...choices.map(([one = [], other = []]) =>
        one.map((count, at) => compareRates(known(count, n), known(other[at] ?? 0, m))),
      ),
      ...scores.map(({ values, drawn: [one = [], other = []] }) => [
        compareScores(scored(values, one), scored(values, other)),
      ]),
    ];
    const isPlain =
      choices.some(([one = [], other = []]) => isPlainFinding(one, other, [n, m])) ||
      scores.some(({ values, drawn: [one = [], other = []] }) =>
        leavesOutZero(plainDifference(values, one, other)),
      );
    if (isPlain) byPlain += 1;
    const families = questions.map((differences) => ({
      differences,
      judgeAt: (error: number) => differences.map((difference) => judge(difference, error).verdict),
    }));
    return judgeTogether(families).judged.flat().includes('unlikely_chance');
  });
  return { product: byProduct, plain: byPlain / samples };
}

/** The plain way: one question's options by the pooled z test with Bonferroni's correction. */
function isPlainFinding(
  one: readonly number[],
  other: readonly number[],
  [n, m]: readonly [number, number],
): boolean {
  return one.some((count, at) => twoSidedP(pooledZ(count, n, other[at] ?? 0, m)) < ALONE / one.length);
}

function known(count: number, total: number): Rate {
  const found = rate(count, total);
  if (found === null) throw new Error('A sample has answers.');
  return found;
}

function scored(values: readonly number[], counts: readonly number[]): Score {
  const found = scoreOf(values, counts);
  if (found === null) throw new Error('A sample has answers.');
  return found;
}

function shapeOf(shape: string) {
  const found = AMOUNT_SHAPES[shape];
  if (!found) throw new Error(`There are no amounts of the shape ${shape}.`);
  return found;
}

function drawAmounts(draw: (random: Random) => number, orders: number, random: Random): Amounts {
  const counts = new Map<number, number>();
  for (let order = 0; order < orders; order += 1) {
    const amount = draw(random);
    counts.set(amount, (counts.get(amount) ?? 0) + 1);
  }
  return amountsOf(counts);
}
