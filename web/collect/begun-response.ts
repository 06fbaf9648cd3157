import { browserStorage, storageKey } from './browser-storage.ts';
import { createResponseStore, type StoredResponse } from './response-store.ts';
import { SHOPPER } from './tab-response.ts';

/** The response that the shopper has begun on this device. */
export function begunResponse(publicId: string): StoredResponse | undefined {
  return createResponseStore(browserStorage(storageKey(publicId), true), Date.now).read()[SHOPPER];
}
