import { browserStorage, storageKey } from './browser-storage.ts';
import { createResponseStore } from './response-store.ts';
import { SHOPPER } from './tab-response.ts';

/** The id of the response that the shopper has begun on this device. */
export function begunResponseId(publicId: string): string | undefined {
  return createResponseStore(browserStorage(storageKey(publicId), true), Date.now).read()[SHOPPER]?.id;
}
