import type { Finding } from '#shared/analytics/finding-schema.ts';

/** A comparison with what it says if chance is unlikely to explain it. */
export interface Claim {
  readonly p: number;
  /** Of the claims about one topic, the largest difference is told. */
  readonly topic: string;
  readonly strength: number;
  /** Most comparisons are not told, and formatting figures takes longer than comparing them. */
  readonly tell: () => Omit<Finding, 'certainty' | 'strength'>;
}
