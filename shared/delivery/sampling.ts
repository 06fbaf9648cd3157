import { stableHash } from '../stable-hash.ts';

/**
 * Where a visitor stands for a survey, from 0 up to but not including 100. The same two ids give the same
 * number on every page and device; the survey's id is mixed in so that one survey's sample is no
 * other's. Raising the percentage keeps everybody who was in.
 */
export function samplePosition(surveyId: string, visitorId: string): number {
  return (stableHash(`${surveyId}/${visitorId}`) / 2 ** 32) * 100;
}

export function inSample(percent: number, surveyId: string, visitorId: string): boolean {
  return samplePosition(surveyId, visitorId) < percent;
}
