import type { ResponseToSave } from '#shared/collect/collect.ts';
import { postResponse, type SendResult } from './post-response.ts';
import { isUnsent, type ResponseStore, type StoredResponse } from './response-store.ts';
import { requestBody, responseAddress, sendBeacon, sendUnsentOnLeave } from './send-on-leave.ts';

export interface Transport {
  /** Never rejects and always settles. */
  readonly send: (responseId: string, body: ResponseToSave) => Promise<SendResult>;
  /** For a page that is unloading: reads no reply. */
  readonly sendOnLeave: (responseId: string, body: ResponseToSave) => void;
}

export interface UploadEvents {
  /** Called with true when responses wait for a connection, and with false when nothing is left to send. */
  readonly onWaiting?: (isWaiting: boolean) => void;
  readonly onRefused?: (responseId: string, code: string) => void;
}

export interface UploadPorts extends UploadEvents {
  readonly store: ResponseStore;
  readonly transport: Transport;
  readonly clock: () => number;
  /** A random number from 0 up to but not including 1. */
  readonly random: () => number;
  /** Calls back after this many milliseconds. Returns a function that cancels the call. */
  readonly wait: (ms: number, then: () => void) => () => void;
}

export interface UploadQueue {
  /** Sends unsent responses as soon as the back-off allows. */
  readonly sendDue: () => void;
  /** Retries at once when the connection or the shopper returns, unless the server asked to wait. */
  readonly retryNow: () => void;
  /** Sends what a page that is unloading can still send. */
  readonly sendOnLeave: () => void;
}

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 300_000;

/** Sends the store's unsent responses, one at a time, until the server has saved or refused them. */
export function createUploadQueue(ports: UploadPorts): UploadQueue {
  const { store, transport, clock, random, wait, onWaiting, onRefused } = ports;
  let inFlight: StoredResponse | undefined;
  let failures = 0;
  /** The server asked for no request before `allowedAt`; the back-off allows none before `nextAt`. */
  let allowedAt = 0;
  let nextAt = 0;
  let cancelWait: (() => void) | undefined;

  const handleResult = (respondent: string, response: StoredResponse, result: SendResult) => {
    if (result.type === 'later') {
      allowedAt = clock() + result.afterMs;
      nextAt = allowedAt + random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
      failures += 1;
      onWaiting?.(true);
    } else {
      failures = 0;
      store.change(respondent, (stored) => {
        if (stored?.id !== response.id) return stored;
        return result.type === 'saved' ? acknowledged(stored, response, result.code) : undefined;
      });
      if (result.type === 'refused') onRefused?.(response.id, result.code);
    }
    sendDue();
  };

  const sendDue = () => {
    cancelWait?.();
    if (inFlight) return;
    const found = Object.entries(store.read()).find(([, stored]) => isUnsent(stored));
    if (!found) {
      // Another tab may have sent what this one was waiting to send.
      onWaiting?.(false);
      return;
    }
    const [respondent, due] = found;
    const waitMs = nextAt - clock();
    if (waitMs > 0) {
      cancelWait = wait(waitMs, sendDue);
      return;
    }
    inFlight = due;
    void transport.send(due.id, requestBody(due, clock())).then((result) => {
      inFlight = undefined;
      handleResult(respondent, due, result);
    });
  };

  return {
    sendDue,
    retryNow: () => {
      nextAt = allowedAt;
      sendDue();
    },
    sendOnLeave: () =>
      sendUnsentOnLeave(
        store,
        transport.sendOnLeave,
        clock(),
        ({ id, snapshot }) => inFlight?.id === id && inFlight.snapshot.revision === snapshot.revision,
      ),
  };
}

/** Marks a revision as saved. The reply of an older request may have no discount code, so a known code stays. */
function acknowledged(
  stored: StoredResponse,
  { snapshot }: StoredResponse,
  code = stored.code,
): StoredResponse {
  return { ...stored, sent: Math.max(stored.sent, snapshot.revision), code };
}

/** Creates the upload queue of one survey on a page. */
export type CreateQueue = (
  store: ResponseStore,
  origin: string,
  publicId: string,
  events: UploadEvents,
) => UploadQueue;

/** An upload queue over the browser's network, clock and timers. */
export const browserUploadQueue: CreateQueue = (store, origin, publicId, events) =>
  createUploadQueue({
    ...events,
    store,
    transport: browserTransport(origin, publicId),
    clock: Date.now,
    random: Math.random,
    wait: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
  });

/** Longer bodies are sent without `keepalive`: browsers allow 64 kB for all such requests together. */
const KEEPALIVE_LENGTH = 20_000;

export function browserTransport(origin: string, publicId: string): Transport {
  const address = (responseId: string) => responseAddress(origin, publicId, responseId);
  return {
    send: (responseId, response) => postResponse(address(responseId), response, KEEPALIVE_LENGTH),
    sendOnLeave: (responseId, response) => sendBeacon(address(responseId), response),
  };
}
