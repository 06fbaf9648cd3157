import type { ResponseToSave } from '#shared/collect/collect.ts';
import { toJson } from './to-json.ts';

/** The result of one attempt to send. */
export type SendResult =
  /** `code` is the discount code of a completed response. */
  | { readonly type: 'saved'; readonly code?: string | undefined }
  /** Final. `code` is the server's error code, empty if the reply has none. */
  | { readonly type: 'refused'; readonly code: string }
  | { readonly type: 'later'; readonly afterMs: number };

/** A request without a reply within this time counts as failed. */
const TIMEOUT_MS = 20_000;

/**
 * Posts a snapshot as plain text, which needs no preflight request. Never rejects and always settles. A body shorter than
 * `keepaliveLength` may finish after the page is gone.
 */
export async function postResponse(
  address: string,
  response: ResponseToSave,
  keepaliveLength = 0,
): Promise<SendResult> {
  try {
    const body = toJson(response);
    const reply = await fetch(address, {
      method: 'POST',
      body,
      keepalive: body.length < keepaliveLength,
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await resultOf(reply);
  } catch {
    return { type: 'later', afterMs: 0 };
  }
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

/** Whether a retry with the same body is pointless. Every other error may be retried. */
export function isRefusedForGood(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429;
}
