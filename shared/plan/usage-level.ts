/** From this share of a limit, the merchant is warned. */
const NEAR = 0.8;

/** How close to a limit the usage is. Infinity means no limit. */
export function usageLevel(used: number, limit: number): 'fine' | 'near' | 'reached' {
  if (used >= limit) return 'reached';
  return used >= limit * NEAR ? 'near' : 'fine';
}
