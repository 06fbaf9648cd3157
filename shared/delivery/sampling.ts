import { stableHash } from '../stable-hash.ts';

/**
 * A visitor's position in a survey's sample, from 0 up to but not including 100. The same two ids give the same
 * number on every page and device. The survey's id is part of the hash, so samples of different surveys are
 * independent. A higher percentage keeps every visitor of the lower one.
 */
export function samplePosition(surveyId: string, visitorId: string): number {
  return (stableHash(`${surveyId}/${visitorId}`) / 2 ** 32) * 100;
}

export function inSample(percent: number, surveyId: string, visitorId: string): boolean {
  return samplePosition(surveyId, visitorId) < percent;
}
