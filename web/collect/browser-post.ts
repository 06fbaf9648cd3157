import { isRefusedForGood } from '#shared/survey/collect.ts';
import { responseAddress, sendBeacon } from './beacon.ts';
import type { Outcome, Post } from './courier.ts';

/** A server that has not answered by then is taken for one that won't. */
const PATIENCE_MS = 20_000;
/** Characters that are never more than the 64 kB that browsers let outlive a page, all requests together. */
const OUTLIVING_LENGTH = 20_000;

/** Sends as plain text: that needs no preflight, and may outlive the page. */
export function browserPost(origin: string, publicId: string): Post {
  const address = (responseId: string) => responseAddress(origin, publicId, responseId);
  return {
    send: async (responseId, response) => {
      try {
        const body = JSON.stringify(response);
        const reply = await fetch(address(responseId), {
          method: 'POST',
          body,
          keepalive: body.length < OUTLIVING_LENGTH,
          credentials: 'omit',
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        return await toOutcome(reply);
      } catch {
        return { type: 'later', afterMs: 0 };
      }
    },
    drop: (responseId, response) => sendBeacon(address(responseId), response),
  };
}

async function toOutcome(reply: Response): Promise<Outcome> {
  const { status, headers } = reply;
  const body = (await reply.json().catch(() => null)) as Reply | null;
  if (isRefusedForGood(status)) return { type: 'refused', code: body?.error?.code ?? '' };
  // A success that isn't ours, such as the sign-in page of a hotel, has kept nothing.
  if (body?.data?.revision) return { type: 'kept', code: body.data.discountCode };
  return { type: 'later', afterMs: (Number(headers.get('retry-after')) || 0) * 1000 };
}

interface Reply {
  readonly data?: { readonly revision?: number; readonly discountCode?: string };
  readonly error?: { readonly code?: string };
}
