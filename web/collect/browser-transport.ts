import { responseAddress, sendBeacon } from './beacon.ts';
import { postResponse } from './post-response.ts';
import type { Transport } from './upload-queue.ts';

/** Longer bodies are sent without `keepalive`: browsers allow 64 kB for all such requests together. */
const KEEPALIVE_LENGTH = 20_000;

export function browserTransport(origin: string, publicId: string): Transport {
  const address = (responseId: string) => responseAddress(origin, publicId, responseId);
  return {
    send: (responseId, response) => postResponse(address(responseId), response, KEEPALIVE_LENGTH),
    sendOnLeave: (responseId, response) => sendBeacon(address(responseId), response),
  };
}
