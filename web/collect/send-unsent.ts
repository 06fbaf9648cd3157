import { browserStorage, storageKey } from './browser-storage.ts';
import { browserUploadQueue } from './browser-upload-queue.ts';
import { createResponseStore, isUnsent } from './response-store.ts';

/** Sends the responses to one survey that earlier pages could not send. Returns false if there are none. */
export function sendUnsent(origin: string, publicId: string): boolean {
  const store = createResponseStore(browserStorage(storageKey(publicId), true), Date.now);
  browserUploadQueue(store, origin, publicId, {}).sendDue();
  return Object.values(store.read()).some(isUnsent);
}
