import { withDeadline } from './deadline.ts';
import { readWhole } from './read-up-to.ts';

export interface ReplyLimits {
  /** From the lookup of the name to the end of the body. */
  readonly longestMs: number;
  /** Of the body, after decompression. */
  readonly mostBytes: number;
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Fetches a whole reply within limits. Redirects are never followed: requests contain secrets. */
export function fetchReply(
  url: string,
  init: Omit<RequestInit, 'redirect' | 'signal'>,
  { longestMs, mostBytes }: ReplyLimits,
): Promise<Reply> {
  return withDeadline(longestMs, async (signal) => {
    const { status, headers, body } = await fetch(url, { ...init, redirect: 'error', signal });
    const bytes =
      body === null ? Buffer.alloc(0) : await readWhole(body as AsyncIterable<Uint8Array>, mostBytes);
    return { status, headers, text: new TextDecoder().decode(bytes) };
  });
}
