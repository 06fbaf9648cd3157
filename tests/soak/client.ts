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
  /** Sends at the next turn and gives the text of the reply; what isn't taken for now is sent again. */
  send(kind: Kind, call: Call): Promise<string>;
  /** Sends and hangs up after a moment, as a page does that is left. Whether it arrived is unknown. */
  sendAndLeave(call: Call): Promise<void>;
}

/** What the server asks to have again. */
const AGAIN = new Set([429, 503]);
const PATIENCE_MS = 30_000;
const PAUSE_MS = 250;
const LEAVES_WITHIN_MS = 8;

/** Stands for a connection that was refused or broke. */
const NO_REPLY = { status: 503, text: '' };

/** The answer was one that a healthy server doesn't give. */
class Fault extends Error {}

interface ClientOptions {
  readonly pace: Pace;
  readonly records: Records;
  readonly ledger: Ledger;
  /** Asks again whatever is broken: a reply that says so, or none at all. */
  readonly isStubborn: boolean;
}

export function createClient(base: string, { pace, records, ledger, isStubborn }: ClientOptions): Client {
  const request = async ({ method, path, headers = {}, body }: Call, limitMs: number) => {
    const signal = AbortSignal.timeout(limitMs);
    const reply = await fetch(base + path, { method, headers, signal, ...(body !== undefined && { body }) });
    return { status: reply.status, text: await reply.text() };
  };
  const isAgain = (status: number) => AGAIN.has(status) || (isStubborn && status >= 500);
  return {
    async send(kind, call) {
      for (;;) {
        const due = await pace.turn();
        const { status, text } = await request(call, PATIENCE_MS).catch((error: unknown) => {
          if (isStubborn) return NO_REPLY;
          throw error;
        });
        records.note(kind, { at: due, value: performance.now() - due });
        if (status >= 200 && status < 300) return text;
        if (!isAgain(status)) {
          noteFault(ledger, `${kind}: ${call.method} was answered ${status} ${text.slice(0, 200)}`);
          throw new Fault(`${call.method} ${call.path}: ${status} ${text}`);
        }
        ledger.retried += 1;
        await sleep(PAUSE_MS);
      }
    },
    async sendAndLeave(call) {
      await pace.turn();
      ledger.cut += 1;
      await request(call, 1 + Math.floor(Math.random() * LEAVES_WITHIN_MS)).catch(() => undefined);
    },
  };
}
