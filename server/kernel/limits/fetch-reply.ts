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

/** A body has more bytes than its reader accepts. */
export class TooLong extends Error {
  override readonly name = 'TooLong';
  override readonly message = 'The body is longer than its limit.';
}

/** The beginning of a body. A longer body is not read on: its connection is closed. */
export async function readUpTo(
  body: AsyncIterable<Uint8Array>,
  mostBytes: number,
): Promise<{ readonly bytes: Buffer; readonly isWhole: boolean }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    const fitting = chunk.subarray(0, mostBytes - length);
    chunks.push(fitting);
    length += fitting.length;
    if (fitting.length < chunk.length) return { bytes: Buffer.concat(chunks), isWhole: false };
  }
  return { bytes: Buffer.concat(chunks), isWhole: true };
}

/** A whole body; throws `TooLong` as soon as it has more bytes. */
export async function readWhole(body: AsyncIterable<Uint8Array>, mostBytes: number): Promise<Buffer> {
  const { bytes, isWhole } = await readUpTo(body, mostBytes);
  if (!isWhole) throw new TooLong();
  return bytes;
}

/** The work did not end before its deadline. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
  override readonly message = 'The deadline has passed.';
}

/**
 * Returns what the work returns, or throws `TooLate` at the deadline, even if the work does not listen to its signal.
 * The signal is aborted at the end in any case, so that nothing of the work goes on.
 */
export async function withDeadline<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TooLate());
      abort.abort();
    }, milliseconds);
  });
  try {
    return await Promise.race([work(abort.signal), late]);
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}
