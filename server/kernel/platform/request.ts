import { setTimeout as pause } from 'node:timers/promises';
import { backOff } from '#server/kernel/clock/back-off.ts';
import { AppError } from '#shared/errors.ts';
import { parseStorable } from '#server/kernel/limits/storable.ts';
import { fetchReply, TooLong } from '#server/kernel/limits/fetch-reply.ts';

const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 5_000;
/** Of one attempt. A page of orders or a theme's settings take up less than a megabyte. */
const LIMITS = { longestMs: 10_000, mostBytes: 8_000_000 };

export interface PlatformReply {
  readonly status: number;
  readonly body: unknown;
}

/** A refusal that a retry will not change. */
export class PlatformRefusal extends AppError {
  readonly platformStatus: number;

  constructor(platformStatus: number, what: string) {
    super('UPSTREAM', `The store did not accept our request (${what}, ${String(platformStatus)}).`);
    this.name = 'PlatformRefusal';
    this.platformStatus = platformStatus;
  }
}

/**
 * Posts JSON to a store and parses the JSON reply. Lost connections, time-outs and server errors are retried;
 * refusals and replies that are too long are not.
 */
export async function postToStore(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<PlatformReply> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(url, body, headers);
    if (outcome.reply !== null) return outcome.reply;
    if (attempt === ATTEMPTS || outcome.fault instanceof TooLong)
      throw new AppError('UPSTREAM', undefined, { cause: outcome.fault });
    await pause(outcome.retryAfterMs ?? backOff(attempt, { first: FIRST_PAUSE_MS }));
  }
}

interface Outcome {
  reply: PlatformReply | null;
  fault?: unknown;
  retryAfterMs?: number | undefined;
}

async function tryOnce(url: string, body: object, headers: Record<string, string>): Promise<Outcome> {
  try {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
    };
    const reply = await fetchReply(url, request, LIMITS);
    const { status } = reply;
    if (status === 429 || status >= 500) {
      return {
        reply: null,
        fault: new Error(`The store answered ${String(status)}`),
        retryAfterMs: retryAfter(reply.headers.get('retry-after')),
      };
    }
    return { reply: { status, body: parse(reply.text) } };
  } catch (fault) {
    return { reply: null, fault };
  }
}

function retryAfter(header: string | null): number | undefined {
  const seconds = header === null ? NaN : Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1000, LONGEST_PAUSE_MS) : undefined;
}

/** A refusal may be an HTML page; then only its status matters. Text that cannot be stored is replaced. */
function parse(text: string): unknown {
  try {
    return parseStorable(text);
  } catch {
    return null;
  }
}
