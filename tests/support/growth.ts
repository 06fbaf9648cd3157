/** Makes an input of a size, and returns the work on it. Only the work is measured. */
export type MakeWork = (size: number) => () => unknown;

const SMALLEST = 500;
/** With more, the garbage collector decides the time. */
const LARGEST = 16_000;
/** Microseconds. A shorter time says little. */
const MEASURABLE = 1_000;
/** Such a time does not get more exact. */
const WELL_MEASURED = 20_000;
const DOUBLINGS = 2;
/** A doubled input takes twice the time if the time is linear, and four times if it is quadratic. */
const MOST_PER_DOUBLING = 3;
const MEASUREMENTS = 5;

/**
 * How many times as long work takes with each doubling of its input; null if a large input takes no time worth measuring. A
 * factor that is too large is measured again, with a larger input, before it is believed. The time is that of the processor,
 * so that other programs do not count.
 */
export function growthOf(make: MakeWork): number | null {
  let size = SMALLEST;
  let least = Infinity;
  for (let round = 0; round < MEASUREMENTS && least > MOST_PER_DOUBLING; round += 1) {
    let small = timeOf(make(size));
    while (small < MEASURABLE && size < LARGEST) {
      size *= 2;
      small = timeOf(make(size));
    }
    if (small < MEASURABLE) return null;
    const large = timeOf(make(size * 2 ** DOUBLINGS));
    least = Math.min(least, (large / small) ** (1 / DOUBLINGS));
    if (large < WELL_MEASURED) size = Math.min(size * 2, LARGEST);
  }
  return least;
}

export const isLinear = (growth: number | null): boolean => growth === null || growth <= MOST_PER_DOUBLING;

/** The shortest of three times, in microseconds of the processor. The compiler and the garbage collector take the others. */
function timeOf(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.max(1, Math.min(...times));
}
