import { expect } from 'vitest';

// The interval of a share, by adding up the density of its posterior: other code than the product's.

const STEPS = 2_000;
const WIDTH = 12;

/** The share that a variable with a beta distribution stays below with the probability `p`. */
function quantile(p: number, a: number, b: number): number {
  // In the angle whose squared sine is the share, the density has about the same width everywhere.
  const middle = Math.asin(Math.sqrt(a / (a + b)));
  const spread = WIDTH / (2 * Math.sqrt(a + b));
  const [from, to] = [Math.max(0, middle - spread), Math.min(Math.PI / 2, middle + spread)];
  const angles = Array.from({ length: STEPS }, (_, at) => from + ((at + 0.5) * (to - from)) / STEPS);
  const logs = angles.map(
    (angle) => (2 * a - 1) * Math.log(Math.sin(angle)) + (2 * b - 1) * Math.log(Math.cos(angle)),
  );
  const highest = Math.max(...logs);
  const parts = logs.map((log) => Math.exp(log - highest));
  let rest = p * parts.reduce((sum, part) => sum + part, 0);
  const at = parts.findIndex((part) => (rest -= part) <= 0);
  const angle = (angles[at] ?? 0) + (rest / (parts[at] ?? 1) + 0.5) * ((to - from) / STEPS);
  return Math.sin(angle) ** 2;
}

const known = new Map<string, { low: number; high: number }>();

/** One imagined answer, 85 % of which lies at the bound's own end. */
export function shareInterval(count: number, total: number): { low: number; high: number } {
  const key = `${count} ${total}`;
  const found = known.get(key) ?? {
    low: count === 0 ? 0 : quantile(0.025, count + 0.15, total - count + 0.85),
    high: count === total ? 1 : quantile(0.975, count + 0.85, total - count + 0.15),
  };
  known.set(key, found);
  return found;
}

/** A share with its interval as a reply has it; null without any. */
export function rateByHand(count: number, total: number): object | null {
  if (total === 0) return null;
  const { low, high } = shareInterval(count, total);
  return {
    ...{ count, total, share: count / total },
    ...{ low: expect.closeTo(low, 4), high: expect.closeTo(high, 4) },
  };
}
