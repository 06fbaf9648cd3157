import { browserStorage, KEY_PREFIX, storageKey } from '#web/collect/browser-storage.ts';
import { createResponseStore, isUnsent } from '#web/collect/response-store.ts';
import { browserUploadQueue } from '#web/collect/upload-queue.ts';
import { ownKeys, readVisitor, writeVisitor } from './visitor.ts';

/** Sends the responses to all surveys that earlier pages could not send. Once all are sent, later pages skip this. */
export function sendUnsentResponses(origin: string): void {
  const publicIds = ownKeys().flatMap((key) =>
    key.startsWith(KEY_PREFIX) ? [key.slice(KEY_PREFIX.length)] : [],
  );
  const unsent = publicIds.filter((publicId) => sendUnsent(origin, publicId));
  if (unsent.length === 0) writeVisitor({ ...readVisitor(true), hasLeftovers: false });
}

/** Sends the responses to one survey. Returns false if there are none. */
function sendUnsent(origin: string, publicId: string): boolean {
  const store = createResponseStore(browserStorage(storageKey(publicId), true), Date.now);
  browserUploadQueue(store, origin, publicId, {}).sendDue();
  return Object.values(store.read()).some(isUnsent);
}
