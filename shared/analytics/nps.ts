import { Z95 } from './intervals.ts';

export const PROMOTERS_FROM = 9;
export const PASSIVES_FROM = 7;

export interface NpsCounts {
  readonly promoters: number;
  readonly passives: number;
  readonly detractors: number;
}

/** Scores go from -100 to 100. */
export interface Nps extends NpsCounts {
  /** Only those who answered count. */
  readonly answers: number;
  readonly score: number;
  readonly low: number;
  readonly high: number;
}

export function npsCounts(byValue: ReadonlyMap<number, number>): NpsCounts {
  const counts = { promoters: 0, passives: 0, detractors: 0 };
  for (const [value, count] of byValue) counts[npsGroup(value)] += count;
  return counts;
}

export function npsGroup(value: number): keyof NpsCounts {
  if (value >= PROMOTERS_FROM) return 'promoters';
  return value >= PASSIVES_FROM ? 'passives' : 'detractors';
}

/**
 * The net promoter score with an adjusted Wald interval: three answers are added, a quarter of them promoters,
 * a quarter detractors. Of the methods that Rocks compared (*Interval Estimation for the Net Promoter
 * Score*, The American Statistician, 2016) it is among the two best, and unlike the plain one it doesn't claim
 * certainty when all answers agree. It always contains the score itself. Null without answers.
 */
export function nps(counts: NpsCounts): Nps | null {
  const answers = counts.promoters + counts.passives + counts.detractors;
  if (answers <= 0) return null;
  const score = (100 * (counts.promoters - counts.detractors)) / answers;
  const adjusted = {
    promoters: counts.promoters + 0.75,
    passives: counts.passives + 1.5,
    detractors: counts.detractors + 0.75,
  };
  const { centre, standardError } = npsEstimate(adjusted);
  return {
    ...counts,
    answers,
    score,
    low: Math.max(-100, Math.min(score, centre - Z95 * standardError)),
    high: Math.min(100, Math.max(score, centre + Z95 * standardError)),
  };
}

/** The score and its standard error: that of the mean of +1, 0 and -1, times 100. */
export function npsEstimate(counts: NpsCounts): { centre: number; standardError: number } {
  const answers = counts.promoters + counts.passives + counts.detractors;
  const mean = (counts.promoters - counts.detractors) / answers;
  const variance = (counts.promoters + counts.detractors) / answers - mean * mean;
  return { centre: 100 * mean, standardError: 100 * Math.sqrt(Math.max(0, variance) / answers) };
}
