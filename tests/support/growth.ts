/** Makes an input of a size, and returns the work on it. Only the work is measured. */
export type MakeWork = (size: number) => () => unknown;

const SMALLEST = 500;
/** With more, the garbage collector decides the time. */
const LARGEST = 16_000;
/** Microseconds. A shorter time says little, and a longer one costs the test's own time. */
const MEASURABLE = { least: 1_000, enough: 6_000 };
const LONG = 40_000;
const DOUBLINGS = 2;
/** A doubled input takes twice the time if the time is linear, and four times if it is quadratic. */
const MOST_PER_DOUBLING = 3;
const MEASUREMENTS = 6;

/**
 * How many times as long work takes with each doubling of its input; null if the largest input takes no time worth
 * measuring. The input is as large as its time allows, because a small quadratic part shows late. A factor that is too large
 * is measured again before it is believed. The time is the processor's in this
 * process: neither other programs count, nor the kernel, which takes up to milliseconds to give memory to a long text.
 */
export function growthOf(make: MakeWork): number | null {
  let size = SMALLEST;
  while (size < LARGEST && timeOf(make(size)) < MEASURABLE.enough) size *= 2;
  size = Math.min(size, LARGEST);
  let least = Infinity;
  for (let round = 0; round < MEASUREMENTS && least > MOST_PER_DOUBLING; round += 1) {
    const [small, large] = [timeOf(make(size)), timeOf(make(size * 2 ** DOUBLINGS))];
    if (large < MEASURABLE.least) return null;
    least = Math.min(least, (large / small) ** (1 / DOUBLINGS));
  }
  return least;
}

export const isLinear = (growth: number | null): boolean => growth === null || growth <= MOST_PER_DOUBLING;

/**
 * The shortest of three times, in microseconds of the processor: the compiler and the garbage collector take part in the
 * others. Two long times are enough.
 */
function timeOf(work: () => unknown): number {
  let least = Infinity;
  for (let time = 0; time < 3 && (time < 2 || least < LONG); time += 1) {
    const before = process.cpuUsage();
    work();
    least = Math.min(least, process.cpuUsage(before).user);
  }
  return Math.max(1, least);
}
