import { browserTransport } from './browser-transport.ts';
import type { ResponseStore } from './response-store.ts';
import { createUploadQueue, type UploadEvents, type UploadQueue } from './upload-queue.ts';

/** Creates the upload queue of one survey on a page. */
export type CreateQueue = (
  store: ResponseStore,
  origin: string,
  publicId: string,
  events: UploadEvents,
) => UploadQueue;

/** An upload queue over the browser's network, clock and timers. */
export const browserUploadQueue: CreateQueue = (store, origin, publicId, events) =>
  createUploadQueue({
    ...events,
    store,
    transport: browserTransport(origin, publicId),
    clock: Date.now,
    random: Math.random,
    wait: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
  });
