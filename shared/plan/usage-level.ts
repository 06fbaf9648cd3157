/** From this share of a limit on the merchant is told. */
const NEAR = 0.8;

/** How close to a limit something is. Infinity is none. */
export function usageLevel(used: number, limit: number): 'fine' | 'near' | 'reached' {
  if (used >= limit) return 'reached';
  return used >= limit * NEAR ? 'near' : 'fine';
}
