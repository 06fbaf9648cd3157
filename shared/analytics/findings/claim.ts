import type { Finding } from './finding.ts';

/** A comparison with what it says if chance is unlikely to explain it. */
export interface Claim {
  readonly p: number;
  /** Of the claims about one topic, the largest difference is told. */
  readonly topic: string;
  readonly finding: Omit<Finding, 'certainty'>;
}
