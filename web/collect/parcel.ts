import type { ResponseToSave } from '#shared/survey/collect.ts';
import { isWaiting, type Drawer, type KeptResponse } from './drawer.ts';

/** Hands everything that is due to the browser, for a page that is going away. */
export function dropWaiting(
  drawer: Drawer,
  drop: (responseId: string, body: ResponseToSave) => void,
  now: number,
  isUnderway: (kept: KeptResponse) => boolean,
): void {
  for (const kept of Object.values(drawer.read())) {
    if (isWaiting(kept) && !isUnderway(kept)) drop(kept.id, toBody(kept, now));
  }
}

export function toBody(kept: KeptResponse, sentAt: number): ResponseToSave {
  const { key, version, startedAt, attributes, previewToken, snapshot } = kept;
  const { revision, complete, answers, timings, path, changedAt } = snapshot;
  const body = { version, revision, complete, answers, timings, path, startedAt, changedAt, sentAt };
  return { ...body, attributes, respondentKey: key, previewToken };
}
