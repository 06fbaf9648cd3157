import type { Visit } from '#shared/delivery/context.ts';
import type { StoreScript } from '#shared/delivery/store-script.ts';
import { sendLeftovers } from './leftovers.ts';
import { watchVisit } from './watch-visit.ts';

/** What the loader calls in this file. */
export interface WaitFile {
  readonly wait: typeof wait;
}

/** For surveys that wait for their moment on this page, and answers that wait for a connection. */
export function wait(
  { manifest, origin }: StoreScript,
  hasLeftovers: boolean | undefined,
  since: number,
  onVisit: (visit: Visit) => void,
): void {
  watchVisit(manifest, since, onVisit);
  if (hasLeftovers) sendLeftovers(origin);
}
