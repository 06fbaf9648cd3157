import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#shared/errors.ts';
import { parseStorable } from '#shared/storable.ts';

const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 5_000;
const TIMEOUT_MS = 10_000;

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
 * refusals are not. Redirects are never followed: the body contains secrets.
 */
export async function postToStore(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<PlatformReply> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(url, body, headers);
    if (outcome.reply !== null) return outcome.reply;
    if (attempt === ATTEMPTS) throw new AppError('UPSTREAM', undefined, { cause: outcome.fault });
    await pause(outcome.retryAfterMs ?? FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.75 + Math.random() / 2));
  }
}

interface Outcome {
  reply: PlatformReply | null;
  fault?: unknown;
  retryAfterMs?: number | undefined;
}

async function tryOnce(url: string, body: object, headers: Record<string, string>): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (response.status === 429 || response.status >= 500) {
      return {
        reply: null,
        fault: new Error(`The store answered ${String(response.status)}`),
        retryAfterMs: retryAfter(response.headers.get('retry-after')),
      };
    }
    return { reply: { status: response.status, body: parse(text) } };
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
