import type { Visit } from '#shared/delivery/context.ts';
import type { StoreScript } from '#shared/delivery/store-script.ts';
import { sendUnsentResponses } from './send-unsent-responses.ts';
import { watchVisit } from './watch-visit.ts';

/** The exports that the loader calls. */
export interface WaitFile {
  readonly wait: typeof wait;
}

/** Waits for a survey's trigger on this page, and sends responses that earlier pages could not send. */
export function wait(
  { manifest, origin }: StoreScript,
  hasLeftovers: boolean | undefined,
  since: number,
  signal: AbortSignal,
  onVisit: (visit: Visit) => void,
): void {
  watchVisit(manifest, since, signal, onVisit);
  if (hasLeftovers) sendUnsentResponses(origin);
}
