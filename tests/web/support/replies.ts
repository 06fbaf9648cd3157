import { vi } from 'vitest';

interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
  credentials: RequestCredentials | undefined;
}

type Reply = () => Promise<Response>;

export const json = (status: number, body: unknown): Reply => raw(status, JSON.stringify(body));
export const raw =
  (status: number, text: string): Reply =>
  () =>
    Promise.resolve(new Response(text, { status }));
export const offline: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

/** A fetch that returns the replies in order, repeats the last one and records the requests. */
export function fakeFetch(...replies: Reply[]) {
  const sent: Sent[] = [];
  const answer = vi.fn<typeof fetch>((url, init) => {
    sent.push({
      url: url as string,
      method: init?.method ?? 'GET',
      headers: init?.headers as Record<string, string>,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      credentials: init?.credentials,
    });
    const reply = replies[Math.min(sent.length, replies.length) - 1];
    return reply ? reply() : Promise.reject(new Error('No reply was given to this fake.'));
  });
  return { fetch: answer, sent };
}

/** A fetch whose reply never arrives, unless the caller aborts it. */
export function silentFetch() {
  return vi.fn<typeof fetch>(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      }),
  );
}
