import type { Endpoint, OutputOf, RequestOf } from '#shared/api/endpoint.ts';
import { REQUEST_TIMEOUT_MS } from './request-timeout.ts';
import { send } from './send.ts';
import { withSession, type RequestSession } from './with-session.ts';

/** Makes an authenticated call. */
export type BearerCall = <E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  signal?: AbortSignal,
) => Promise<OutputOf<E>>;

interface BearerOptions {
  base: string;
  session: RequestSession;
  fetch?: typeof fetch;
}

/** Makes calls with the session's token. */
export function createBearerClient({ base, session, ...rest }: BearerOptions): BearerCall {
  return (endpoint, input, signal) =>
    withSession(session, (token) =>
      send(endpoint, input, {
        base,
        timeoutMs: REQUEST_TIMEOUT_MS,
        headers: { Authorization: `Bearer ${token}` },
        signal,
        ...rest,
      }),
    );
}
