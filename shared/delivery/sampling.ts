/**
 * Where a visitor stands for a survey, from 0 up to but not including 100. The same two ids give the same
 * number on every page and device; the survey's id is mixed in so that one survey's sample is no
 * other's. Raising the percentage keeps everybody who was in.
 */
export function samplePosition(surveyId: string, visitorId: string): number {
  return (mix(fnv1a(`${surveyId}/${visitorId}`)) / 2 ** 32) * 100;
}

export function inSample(percent: number, surveyId: string, visitorId: string): boolean {
  return samplePosition(surveyId, visitorId) < percent;
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}

/** FNV alone spreads its low bits well and its high bits badly; this finish (murmur3's) evens them out. */
function mix(hash: number): number {
  let mixed = hash;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
