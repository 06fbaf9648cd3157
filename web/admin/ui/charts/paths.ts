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

/** Points without neighbours, which a line would not show. */
export function isolatedPoints<T>(points: readonly (T | null)[]): T[] {
  return runs(points)
    .filter((run) => run.length === 1)
    .flat();
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
