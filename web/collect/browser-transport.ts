import { isRefusedForGood } from '#shared/survey/refused-for-good.ts';
import { responseAddress, sendBeacon } from './beacon.ts';
import type { SendResult, Transport } from './upload-queue.ts';

/** A request without a reply within this time counts as failed. */
const TIMEOUT_MS = 20_000;
/** Longer bodies are sent without `keepalive`: browsers allow 64 kB for all such requests together. */
const KEEPALIVE_LENGTH = 20_000;

/** Sends as plain text, which needs no preflight request and may finish after the page is gone. */
export function browserTransport(origin: string, publicId: string): Transport {
  const address = (responseId: string) => responseAddress(origin, publicId, responseId);
  return {
    send: async (responseId, response) => {
      try {
        const body = JSON.stringify(response);
        const reply = await fetch(address(responseId), {
          method: 'POST',
          body,
          keepalive: body.length < KEEPALIVE_LENGTH,
          credentials: 'omit',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        return await resultOf(reply);
      } catch {
        return { type: 'later', afterMs: 0 };
      }
    },
    sendOnLeave: (responseId, response) => sendBeacon(address(responseId), response),
  };
}

async function resultOf(reply: Response): Promise<SendResult> {
  const { status, headers } = reply;
  const body = (await reply.json().catch(() => null)) as SaveReply | null;
  if (isRefusedForGood(status)) return { type: 'refused', code: body?.error?.code ?? '' };
  // A 200 reply without our body, such as a hotel's sign-in page, saved nothing.
  if (body?.data?.revision) return { type: 'saved', code: body.data.discountCode };
  return { type: 'later', afterMs: (Number(headers.get('retry-after')) || 0) * 1000 };
}

interface SaveReply {
  readonly data?: { readonly revision?: number; readonly discountCode?: string };
  readonly error?: { readonly code?: string };
}
