// Weights that make a sample agree with known totals: raking, also called iterative proportional fitting (Deming and
// Stephan 1940), with trimmed weights (Izrael, Battaglia and Frankel 2009) and the effective number of Kish (1965).

/** The answers of one cell, and the cell's class in each margin. */
export interface RakedCell {
  readonly answers: number;
  readonly classes: readonly number[];
}

/** The largest difference that is left between a weighted share and its target. */
export interface MarginGap {
  readonly margin: number;
  readonly class: number;
  readonly share: number;
  readonly target: number;
}

export interface Raking {
  /** One weight for each cell, relative to the mean over all answers. */
  readonly weights: readonly number[];
  /** The number of answers whose weight was limited. */
  readonly trimmed: number;
  /** Null if every weighted share agrees with its target. */
  readonly gap: MarginGap | null;
}

interface Fitted {
  readonly cell: RakedCell;
  weight: number;
  isLimited: boolean;
}

/** One class of a margin: its cells, and the share that they should have. */
interface Class {
  readonly margin: number;
  readonly class: number;
  readonly target: number;
  readonly members: readonly Fitted[];
}

/** A sweep goes over every class of every margin once. */
const MOST_SWEEPS = 300;
const MOST_TRIMS = 20;
const PRECISION = 1e-10;
/** A smaller weight changes no figure, and PostgreSQL refuses to square one below 1e-162. */
const LEAST_WEIGHT = 1e-9;
/** Smaller differences of shares cannot be seen: figures have at most one decimal of a percentage. */
const VISIBLE_GAP = 0.0005;

/**
 * Rakes cells to target shares by margin and class. Weights above `limit` times the mean are set to that limit and the
 * cells are raked again, until no weight is above it or the rounds are over. A class with a target needs answers.
 */
export function rake(
  cells: readonly RakedCell[],
  targets: readonly (readonly number[])[],
  limit = Infinity,
): Raking {
  const fitted = cells.map((cell): Fitted => ({ cell, weight: 1, isLimited: false }));
  const answers = cells.reduce((sum, cell) => sum + cell.answers, 0);
  const classes = classesOf(fitted, targets);
  for (let round = 0; round <= MOST_TRIMS && answers > 0; round += 1) {
    fit(classes, answers);
    const above = fitted.filter(({ weight }) => weight > limit * (1 + PRECISION));
    if (above.length === 0) break;
    for (const each of above) Object.assign(each, { weight: limit, isLimited: true });
  }
  return {
    weights: fitted.map(({ weight }) => (weight < LEAST_WEIGHT ? 0 : weight)),
    trimmed: fitted.reduce((sum, { cell, isLimited }) => (isLimited ? sum + cell.answers : sum), 0),
    gap: answers > 0 ? largestGap(classes, sumOf(fitted)) : null,
  };
}

function classesOf(fitted: readonly Fitted[], targets: readonly (readonly number[])[]): Class[] {
  return targets.flatMap((shares, margin) =>
    shares.map((target, at) => ({
      margin,
      class: at,
      target,
      members: fitted.filter(({ cell }) => cell.classes[margin] === at),
    })),
  );
}

function fit(classes: readonly Class[], answers: number): void {
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep += 1) {
    let change = 0;
    for (const { target, members } of classes) {
      const sum = sumOf(members);
      if (sum === 0) continue;
      const factor = (target * answers) / sum;
      for (const member of members) member.weight *= factor;
      change = Math.max(change, Math.abs(factor - 1));
    }
    if (change < PRECISION) return;
  }
}

const sumOf = (members: readonly Fitted[]): number =>
  members.reduce((sum, { cell, weight }) => sum + cell.answers * weight, 0);

function largestGap(classes: readonly Class[], total: number): MarginGap | null {
  const size = ({ share, target }: MarginGap) => Math.abs(share - target);
  return classes
    .map(({ members, ...own }) => ({ ...own, share: sumOf(members) / total }))
    .reduce<MarginGap | null>((largest, each) => {
      return size(each) > (largest === null ? VISIBLE_GAP : size(largest)) ? each : largest;
    }, null);
}

/** Kish's effective number: as many equally weighted answers would tell as much. */
export function effectiveNumber(sum: number, sumOfSquares: number): number {
  return sumOfSquares > 0 ? sum ** 2 / sumOfSquares : 0;
}
