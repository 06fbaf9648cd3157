interface Pauses {
  readonly first: number;
  readonly longest?: number;
}

/**
 * The pause after this many failures: it doubles with each, and is at random up to a quarter shorter, so that what failed
 * together is not tried again together.
 */
export function backOff(
  failures: number,
  { first, longest = Infinity }: Pauses,
  random = Math.random(),
): number {
  return Math.min(longest, first * 2 ** Math.min(failures - 1, 30)) * (0.75 + random / 4);
}
