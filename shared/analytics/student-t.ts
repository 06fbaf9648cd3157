import { betaQuantile } from './beta-distribution.ts';

/** The value that Student's t exceeds on either side with the probability `error`. */
export function tQuantile(error: number, degrees: number): number {
  // t² / (t² + degrees) has a beta distribution.
  const share = betaQuantile(1 - error, 0.5, degrees / 2);
  return Math.sqrt((degrees * share) / (1 - share));
}
