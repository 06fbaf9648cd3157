import type { ResponseToSave } from '#shared/collect/collect.ts';
import { currentConsent } from './current-consent.ts';
import { isUnsent, type ResponseStore, type StoredResponse } from './response-store.ts';

/** The body of the request that saves a stored response, with the consent that the shopper gives now. */
export function requestBody(stored: StoredResponse, sentAt: number): ResponseToSave {
  const { key, version, variant, startedAt, attributes, previewToken, snapshot } = stored;
  const { revision, complete, answers, timings, path, changedAt } = snapshot;
  const body = { version, variant, revision, complete, answers, timings, path, startedAt, changedAt, sentAt };
  const consent = currentConsent();
  return { ...body, attributes: { ...attributes, consent }, respondentKey: key, previewToken };
}

/** Sends every unsent response while the page is unloading, except those in flight. Reads no reply. */
export function sendUnsentOnLeave(
  store: ResponseStore,
  sendOnLeave: (responseId: string, body: ResponseToSave) => void,
  now: number,
  isInFlight: (stored: StoredResponse) => boolean,
): void {
  for (const stored of Object.values(store.read())) {
    if (isUnsent(stored) && !isInFlight(stored)) sendOnLeave(stored.id, requestBody(stored, now));
  }
}
