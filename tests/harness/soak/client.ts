import { setTimeout as sleep } from 'node:timers/promises';
import { noteFault, type Ledger } from './ledger.ts';
import type { Pace } from './pace.ts';
import type { Records } from './records.ts';

export const KINDS = [
  'script',
  'sighting',
  'answer',
  'order',
  'list',
  'builder',
  'analytics',
  'export',
] as const;

export type Kind = (typeof KINDS)[number];

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Client {
  /** Sends when the pace allows it and returns the text of the reply; retries when the server asks for it. */
  send(kind: Kind, call: Call): Promise<string>;
  /**
   * Sends and closes the connection after a moment, as a page does when the shopper leaves it. The result is
   * unknown.
   */
  sendAndLeave(call: Call): Promise<void>;
}

/** Statuses that ask for a retry. */
const AGAIN = new Set([429, 503]);
/** So long a reply may send nothing. A download of many responses takes longer, but something of it arrives. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 250;
const LEAVES_WITHIN_MS = 8;

/** Represents a refused or broken connection. */
const NO_REPLY = { status: 503, text: '' };

/** A reply that a healthy server does not send. */
class Fault extends Error {}

export interface ClientOptions {
  readonly pace: Pace;
  readonly records: Records;
  readonly ledger: Ledger;
  /** Retries after every error reply and every broken connection. */
  readonly isStubborn: boolean;
  /** Headers that a proxy adds to each request. */
  readonly forwarded?: (() => Readonly<Record<string, string>>) | undefined;
  /** Receives the status of each reply, and after how long it asks for a retry. */
  readonly seen?: ((status: number, retryAfter: string | null) => void) | undefined;
}

export function createClient(base: string, options: ClientOptions): Client {
  const { pace, records, ledger, isStubborn, forwarded, seen } = options;
  const request = async ({ method, path, headers: own = {}, body }: Call, patience: Patience) => {
    const headers = { ...own, ...forwarded?.() };
    const { signal } = patience;
    const reply = await fetch(base + path, { method, headers, signal, ...(body !== undefined && { body }) });
    const text = await textOf(reply, patience);
    seen?.(reply.status, reply.headers.get('retry-after'));
    return { status: reply.status, text };
  };
  const isAgain = (status: number) => AGAIN.has(status) || (isStubborn && status >= 500);
  return {
    async send(kind, call) {
      for (;;) {
        const due = await pace.turn();
        const patience = createPatience(`${kind}: ${call.method} ${call.path} sent nothing for so long`);
        const { status, text } = await request(call, patience)
          .catch((error: unknown) => {
            if (isStubborn) return NO_REPLY;
            throw error;
          })
          .finally(() => patience.end());
        records.note(kind, { at: due, value: performance.now() - due });
        if (status >= 200 && status < 300) return text;
        if (!isAgain(status)) {
          noteFault(ledger, `${kind}: ${call.method} was answered ${status} ${text.slice(0, 200)}`);
          throw new Fault(`${call.method} ${call.path}: ${status} ${text}`);
        }
        ledger.retried += 1;
        // Time passes: a browser waits before it retries.
        await sleep(PAUSE_MS);
      }
    },
    async sendAndLeave(call) {
      await pace.turn();
      ledger.cut += 1;
      const signal = AbortSignal.timeout(1 + Math.floor(Math.random() * LEAVES_WITHIN_MS));
      await request(call, { signal }).catch(() => undefined);
    },
  };
}

interface Patience {
  readonly signal: AbortSignal;
  /** Something of the reply has arrived. */
  readonly restart?: () => void;
}

/** Ends a request once nothing of its reply has arrived for `PATIENCE_MS`. */
function createPatience(complaint: string) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error(complaint)), PATIENCE_MS);
  return {
    signal: controller.signal,
    restart: () => void timer.refresh(),
    end: () => clearTimeout(timer),
  };
}

async function textOf({ body }: Response, { restart }: Patience): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const part = await reader?.read();
    if (part?.value === undefined) return text + decoder.decode();
    restart?.();
    text += decoder.decode(part.value, { stream: true });
  }
}
