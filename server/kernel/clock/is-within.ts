/**
 * Whether something of that moment is still new. A moment that lies further ahead was noted before the clock was set
 * back: taken for new, it would stay so until the clock gets there again.
 */
export function isWithin(milliseconds: number, at: number, now: number): boolean {
  return Math.abs(now - at) < milliseconds;
}
