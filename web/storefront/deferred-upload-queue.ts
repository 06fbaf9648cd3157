import { responseAddress, sendBeacon, sendUnsentOnLeave } from '#web/collect/send-on-leave.ts';
import type { CreateQueue, UploadQueue } from '#web/collect/upload-queue.ts';

/**
 * An upload queue whose code loads later. Until then unsent responses stay in the store, and a page that unloads sends
 * them by beacon.
 */
export function deferredUploadQueue(
  code: Promise<{ readonly browserUploadQueue: CreateQueue }>,
): CreateQueue {
  return (store, origin, publicId, events) => {
    let queue: UploadQueue | undefined;
    void code.then(({ browserUploadQueue }) => {
      queue = browserUploadQueue(store, origin, publicId, events);
      queue.sendDue();
    });
    return {
      sendDue: () => queue?.sendDue(),
      retryNow: () => queue?.retryNow(),
      sendOnLeave: () => {
        if (queue) queue.sendOnLeave();
        else
          sendUnsentOnLeave(
            store,
            (responseId, body) => sendBeacon(responseAddress(origin, publicId, responseId), body),
            Date.now(),
          );
      },
    };
  };
}
