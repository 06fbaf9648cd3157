import { API_BASE } from '#shared/api/base.ts';
import { responsePath, type ResponseToSave } from '#shared/collect/collect.ts';
import { givenConsent, type GivenConsent } from '#shared/collect/consent.ts';
import { isUnsent, type ResponseStore, type StoredResponse } from './response-store.ts';
import { toJson } from './to-json.ts';

/** The address that one response is saved at. */
export function responseAddress(origin: string, publicId: string, responseId: string): string {
  return origin + API_BASE + responsePath(publicId, responseId);
}

/** The body of the request that saves a stored response, with the consent that the shopper gives now. */
export function requestBody(stored: StoredResponse, sentAt: number): ResponseToSave {
  const { key, version, variant, startedAt, attributes, previewToken, snapshot } = stored;
  const { revision, complete, answers, timings, path, changedAt } = snapshot;
  const body = { version, variant, revision, complete, answers, timings, path, startedAt, changedAt, sentAt };
  const consent = currentConsent();
  return { ...body, attributes: { ...attributes, consent }, respondentKey: key, previewToken };
}

/** The part of the platform's customer privacy API that this file uses. */
interface PrivacyApi {
  readonly analyticsProcessingAllowed?: () => boolean;
  readonly marketingAllowed?: () => boolean;
  readonly saleOfDataAllowed?: () => boolean;
}

/** What the page's customer privacy API says of the shopper now; undefined without that API. */
function currentConsent(): GivenConsent | undefined {
  const { Shopify: platform } = globalThis as { Shopify?: { readonly customerPrivacy?: PrivacyApi } };
  const api = platform?.customerPrivacy;
  return (
    api &&
    givenConsent({
      analytics: !!api.analyticsProcessingAllowed?.(),
      marketing: !!api.marketingAllowed?.() && !!api.saleOfDataAllowed?.(),
    })
  );
}

/** Sends every unsent response while the page is unloading, except those in flight. Reads no reply. */
export function sendUnsentOnLeave(
  store: ResponseStore,
  sendOnLeave: (responseId: string, body: ResponseToSave) => void,
  now: number,
  isInFlight: (stored: StoredResponse) => boolean = () => false,
): void {
  for (const stored of Object.values(store.read())) {
    if (isUnsent(stored) && !isInFlight(stored)) sendOnLeave(stored.id, requestBody(stored, now));
  }
}

/** Sends without reading the reply. Works while the page is unloading. */
export function sendBeacon(address: string, content: unknown): void {
  try {
    navigator.sendBeacon(address, toJson(content));
  } catch {
    // Without beacons, or with too many of them in flight, nothing is sent now.
  }
}
