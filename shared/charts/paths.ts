export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Stretch {
  readonly x: number;
  readonly low: number;
  readonly high: number;
}

/** A line through the points, interrupted where one is missing. */
export function linePath(points: readonly (Point | null)[]): string {
  return runs(points)
    .map((run) => run.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${at(x)} ${at(y)}`).join(''))
    .join('');
}

/** The closed area between two lines, with the same gaps. */
export function bandPath(stretches: readonly (Stretch | null)[]): string {
  return runs(stretches)
    .map((run) => {
      const there = run.map(({ x, high }) => `${at(x)} ${at(high)}`);
      const back = run.map(({ x, low }) => `${at(x)} ${at(low)}`).reverse();
      return `M${[...there, ...back].join('L')}Z`;
    })
    .join('');
}

export interface Strokes {
  /** Stretches of neighbouring points, by index. A point without such a neighbour is a stretch of its own. */
  readonly full: readonly (readonly number[])[];
  /** Pairs of neighbouring points of which one is thin. */
  readonly thin: readonly (readonly [number, number])[];
}

/** Which points a full and which a thin line joins. */
export function strokesOf(
  points: readonly ({ readonly isThin?: boolean; readonly isAfterPause?: boolean } | null)[],
): Strokes {
  const full: number[][] = [];
  const thin: [number, number][] = [];
  points.forEach((point, at) => {
    if (point === null) return;
    const before = points[at - 1];
    const isJoined = before !== null && before !== undefined && point.isAfterPause !== true;
    if (isJoined && (point.isThin === true || before.isThin === true)) thin.push([at - 1, at]);
    if (point.isThin === true) return;
    if (isJoined && before.isThin !== true) full.at(-1)?.push(at);
    else full.push([at]);
  });
  return { full, thin };
}

function runs<T>(points: readonly (T | null)[]): T[][] {
  const found: T[][] = [];
  let run: T[] = [];
  for (const point of [...points, null]) {
    if (point !== null) run.push(point);
    else if (run.length > 0) {
      found.push(run);
      run = [];
    }
  }
  return found;
}

/** One decimal is enough for the eye and keeps files small. */
function at(pixels: number): string {
  return String(Math.round(pixels * 10) / 10);
}
