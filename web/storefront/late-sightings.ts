import type * as Sightings from '#web/collect/sightings.ts';
import { comeLate } from './come-late.ts';

/** What was seen is told once the first question stands there. */
export const noteSightings: typeof Sightings.noteSightings = (sighted) => {
  const noting = comeLate().then((late) => late.noteSightings(sighted));
  return (kind) => void noting.then((note) => note(kind));
};
