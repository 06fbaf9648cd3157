import { API_BASE } from '#shared/api/base.ts';
import { responsePath } from '#shared/survey/collect.ts';

/** Where the responses of a survey go. */
export function responseAddress(origin: string, publicId: string, responseId: string): string {
  return origin + API_BASE + responsePath(publicId, responseId);
}

/** Sends without hearing an answer, also while the page goes away. */
export function sendBeacon(address: string, content: unknown): void {
  try {
    navigator.sendBeacon(address, JSON.stringify(content));
  } catch {
    // A page that has no beacons, or no room for one more, goes without.
  }
}
