import { responseAddress, sendBeacon } from '#web/collect/beacon.ts';
import type * as Posts from '#web/collect/browser-post.ts';
import { comeLate } from './come-late.ts';

/** Only the courier sends, whose code comes with the same file. */
export const browserPost: typeof Posts.browserPost = (origin, publicId) => ({
  send: async (...parcel) => (await comeLate()).browserPost(origin, publicId).send(...parcel),
  drop: (responseId, body) => sendBeacon(responseAddress(origin, publicId, responseId), body),
});
