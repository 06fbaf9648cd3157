/**
 * Whether the moment lies within the last `milliseconds`. A moment in the future was stored before the clock was set
 * back; it counts as too old, otherwise it would stay recent until the clock reaches it again.
 */
export function isWithin(milliseconds: number, at: number, now: number): boolean {
  return Math.abs(now - at) < milliseconds;
}
