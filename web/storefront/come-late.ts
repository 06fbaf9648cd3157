import { ENGLISH } from '#web/survey-view/messages.ts';
import type * as LateFile from './late.ts';

/** What comes after the first question. */
type Late = typeof LateFile;

const LONGEST_WAIT_MS = 60_000;

let late: Late | undefined;
let coming: Promise<Late> | undefined;

/** Asks for it, once; tries again for as long as it can't be had. */
export function comeLate(): Promise<Late> {
  coming ??= tryFor(1_000).then((loaded) => {
    Object.assign(ENGLISH, loaded.ENGLISH_ENDING);
    return (late = loaded);
  });
  return coming;
}

/** Undefined until it is there. */
export function lateNow(): Late | undefined {
  return late;
}

/** For what can't happen before it is there. */
export function lateAtLast(): Late {
  if (!late) throw new TypeError('early');
  return late;
}

function tryFor(waitMs: number): Promise<Late> {
  return import('./late.ts').catch(async () => {
    await new Promise((over) => setTimeout(over, waitMs));
    return tryFor(Math.min(waitMs * 2, LONGEST_WAIT_MS));
  });
}
