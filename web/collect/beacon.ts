import { API_BASE } from '#shared/api/base.ts';
import { responsePath } from '#shared/collect/collect.ts';

/** The address that one response is saved at. */
export function responseAddress(origin: string, publicId: string, responseId: string): string {
  return origin + API_BASE + responsePath(publicId, responseId);
}

/** Sends without reading the reply. Works while the page is unloading. */
export function sendBeacon(address: string, content: unknown): void {
  try {
    navigator.sendBeacon(address, JSON.stringify(content));
  } catch {
    // Without beacons, or with too many of them in flight, nothing is sent now.
  }
}
