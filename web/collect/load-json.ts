import { retry } from './retry.ts';

/** Loads JSON; null if the server does not have it. Any other failure may pass, so the request is repeated. */
export function loadJson<T>(address: string): Promise<T | null> {
  return retry(async () => {
    const reply = await fetch(address);
    if (reply.ok) return (await reply.json()) as T;
    return reply.status === 404 || reply.status === 410 ? null : undefined;
  });
}
