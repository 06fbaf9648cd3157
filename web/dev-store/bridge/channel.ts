import { CHANNEL, isEnvelope } from '../messages.ts';
import type { Question, ToAdmin, ToApp } from '../messages.ts';

const ANSWER_TIMEOUT_MS = 10_000;

type Listeners = { [K in ToApp['kind']]?: (message: Extract<ToApp, { kind: K }>) => void };

export interface Channel {
  /** False if the page is not inside the admin's frame. */
  readonly framed: boolean;
  post(message: ToAdmin): void;
  ask(question: Question): Promise<string>;
  on(listeners: Listeners): void;
}

/** Exchanges messages with the surrounding admin page only. */
export function openChannel(hostOrigin: string): Channel {
  const framed = window.parent !== window;
  const registered: Listeners[] = [];
  const open = new Map<number, { resolve: (value: string) => void; reject: (error: Error) => void }>();
  let lastRequest = 0;

  function post(message: ToAdmin): void {
    if (framed) window.parent.postMessage({ channel: CHANNEL, ...message }, hostOrigin);
  }

  function settle(request: number, finish: 'resolve' | 'reject', value: string): void {
    const waiting = open.get(request);
    open.delete(request);
    if (finish === 'resolve') waiting?.resolve(value);
    else waiting?.reject(new Error(value));
  }

  function ask(question: Question): Promise<string> {
    if (!framed) return Promise.reject(new Error('This page is not inside a store’s admin.'));
    const request = ++lastRequest;
    return new Promise((resolve, reject) => {
      open.set(request, { resolve, reject });
      post({ kind: 'ask', request, question });
      // Confirming a navigation may take a person any time; a token has a time limit.
      if (question === 'leave') return;
      setTimeout(() => settle(request, 'reject', 'The store’s admin did not answer.'), ANSWER_TIMEOUT_MS);
    });
  }

  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== hostOrigin || !isEnvelope(event.data)) return;
    const message = event.data as ToApp;
    if (message.kind === 'answer') settle(message.request, 'resolve', message.value);
    if (message.kind === 'refusal') settle(message.request, 'reject', message.reason);
    for (const listeners of registered) listeners[message.kind]?.(message as never);
  });

  return { framed, post, ask, on: (listeners) => void registered.push(listeners) };
}
