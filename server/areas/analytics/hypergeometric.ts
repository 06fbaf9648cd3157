/** Below this share of the most likely count, a count adds nothing. */
const NEGLIGIBLE = 1e-20;

export interface CountRange {
  readonly low: number;
  readonly high: number;
}

/**
 * The range that the number of drawn members of a group leaves with a probability of at most `alpha`, half of it on each
 * side, when `drawn` of `all` are drawn at random without replacement: the hypergeometric distribution, exactly.
 */
export function chanceRange(all: number, group: number, drawn: number, alpha: number): CountRange {
  const least = Math.max(0, drawn - (all - group));
  const most = Math.min(group, drawn);
  const mode = Math.min(most, Math.max(least, Math.floor(((drawn + 1) * (group + 1)) / (all + 2))));
  /** The probability of `count` + 1, divided by that of `count`. */
  const ratio = (count: number) =>
    ((group - count) * (drawn - count)) / ((count + 1) * (all - group - drawn + count + 1));
  const below = chain(mode, least, (count) => 1 / ratio(count - 1));
  const above = chain(mode, most, ratio);
  const total = 1 + sumOf(below) + sumOf(above);
  const tail = (alpha / 2) * total;
  return { low: mode - withoutTail(below, tail), high: mode + withoutTail(above, tail) };
}

/** The probabilities from the mode to an end, without the mode, relative to the mode's. */
function chain(mode: number, end: number, step: (count: number) => number): number[] {
  const direction = Math.sign(end - mode);
  const found: number[] = [];
  for (let count = mode, each = 1; count !== end; count += direction) {
    each *= step(count);
    if (each < NEGLIGIBLE) break;
    found.push(each);
  }
  return found;
}

/** How many steps from the mode are left if the outer ones add up to at most `tail`. */
function withoutTail(probabilities: readonly number[], tail: number): number {
  let sum = 0;
  const outermost = [...probabilities].reverse().findIndex((probability) => (sum += probability) > tail);
  return outermost === -1 ? 0 : probabilities.length - outermost;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
