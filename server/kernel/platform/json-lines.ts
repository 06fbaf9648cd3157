import { AppError } from '#shared/errors.ts';
import { TooLong, TooLate } from '../limits/fetch-reply.ts';

/** A line of a file, and the position behind it, from which reading can continue. */
export interface Line {
  readonly text: string;
  readonly end: number;
}

/** A line of one object is far shorter; a longer one would fill the memory. */
const LONGEST_LINE_BYTES = 1024 * 1024;
/** For each line, and for each megabyte that is skipped: a trickle of bytes does not hold the job. */
const LONGEST_MS = 30_000;
const NEWLINE = 10;

/**
 * Reads the lines of a file from a position on, and holds no more of it in memory than the current part. Leaving the
 * loop ends the download.
 */
export async function* readLines(
  url: string,
  from: number,
  longestMs: number = LONGEST_MS,
): AsyncGenerator<Line> {
  const abort = new AbortController();
  const watch = setTimeout(() => abort.abort(new TooLate()), longestMs);
  const onProgress = () => watch.refresh();
  try {
    for await (const line of splitLines(await open(url, from, { signal: abort.signal, onProgress }), from)) {
      yield line;
      onProgress();
    }
  } finally {
    clearTimeout(watch);
    abort.abort();
  }
}

interface Watched {
  readonly signal: AbortSignal;
  readonly onProgress: () => void;
}

async function open(
  url: string,
  from: number,
  { signal, onProgress }: Watched,
): Promise<AsyncIterable<Uint8Array>> {
  const headers = { range: `bytes=${String(from)}-` };
  const response = await fetch(url, { headers, redirect: 'error', signal });
  // Nothing is left behind the last byte.
  if (response.status === 416) return noBytes();
  if (!response.ok || response.body === null) {
    throw new AppError('UPSTREAM', undefined, { cause: new Error(`The file answered ${response.status}`) });
  }
  const body = response.body as unknown as AsyncIterable<Uint8Array>;
  return response.status === 206 ? body : skip(body, from, onProgress);
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}

/** A server without ranges sends the file from its beginning. */
async function* skip(
  body: AsyncIterable<Uint8Array>,
  bytes: number,
  onProgress: () => void,
): AsyncGenerator<Uint8Array> {
  let left = bytes;
  let unreported = 0;
  for await (const chunk of body) {
    if (left < chunk.length) yield chunk.subarray(left);
    if (left > 0) unreported += chunk.length;
    if (unreported >= LONGEST_LINE_BYTES) {
      unreported = 0;
      onProgress();
    }
    left = Math.max(0, left - chunk.length);
  }
}

async function* splitLines(body: AsyncIterable<Uint8Array>, from: number): AsyncGenerator<Line> {
  let held = Buffer.alloc(0);
  let end = from;
  for await (const chunk of body) {
    held = held.length === 0 ? Buffer.from(chunk) : Buffer.concat([held, chunk]);
    let begin = 0;
    for (;;) {
      const at = held.indexOf(NEWLINE, begin);
      if (at < 0) break;
      end += at + 1 - begin;
      yield { text: held.toString('utf8', begin, at), end };
      begin = at + 1;
    }
    held = held.subarray(begin);
    if (held.length > LONGEST_LINE_BYTES) throw new TooLong();
  }
  if (held.length > 0) yield { text: held.toString('utf8'), end: end + held.length };
}
