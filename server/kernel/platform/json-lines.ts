import { AppError } from '#shared/errors.ts';

/** A line of a file, and the position behind it, from which reading can continue. */
export interface Line {
  readonly text: string;
  readonly end: number;
}

/** A line of one object is far shorter; a longer one would fill the memory. */
const LONGEST_LINE_BYTES = 1024 * 1024;
const SILENCE_MS = 30_000;
const NEWLINE = 10;

/**
 * Reads the lines of a file from a position on, and holds no more of it in memory than the current part. Leaving the
 * loop ends the download.
 */
export async function* readLines(url: string, from: number): AsyncGenerator<Line> {
  const silence = new AbortController();
  const watch = setTimeout(() => silence.abort(new Error('The file stopped arriving')), SILENCE_MS);
  try {
    yield* splitLines(await open(url, from, silence.signal), from, () => watch.refresh());
  } finally {
    clearTimeout(watch);
    silence.abort();
  }
}

async function open(url: string, from: number, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>> {
  const headers = { range: `bytes=${String(from)}-` };
  const response = await fetch(url, { headers, redirect: 'error', signal });
  // Nothing is left behind the last byte.
  if (response.status === 416) return noBytes();
  if (!response.ok || response.body === null) {
    throw new AppError('UPSTREAM', undefined, { cause: new Error(`The file answered ${response.status}`) });
  }
  const body = response.body as unknown as AsyncIterable<Uint8Array>;
  return response.status === 206 ? body : skip(body, from);
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}

/** A server without ranges sends the file from its beginning. */
async function* skip(body: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let left = bytes;
  for await (const chunk of body) {
    if (left < chunk.length) yield chunk.subarray(left);
    left = Math.max(0, left - chunk.length);
  }
}

async function* splitLines(
  body: AsyncIterable<Uint8Array>,
  from: number,
  onPart: () => void,
): AsyncGenerator<Line> {
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
    if (held.length > LONGEST_LINE_BYTES) throw new Error('A line of the file is too long');
    onPart();
  }
  if (held.length > 0) yield { text: held.toString('utf8'), end: end + held.length };
}
