import type { Calls, ReplyTo, RequestTo } from '#shared/api/contract.ts';
import { REQUEST_TIMEOUT_MS } from './request-timeout.ts';
import { send } from './send.ts';
import { withSession, type RequestSession } from './with-session.ts';

/** Makes an authenticated call, which its address names. */
export type BearerCall = <At extends keyof Calls>(
  address: At,
  input: RequestTo<At>,
  signal?: AbortSignal,
) => Promise<ReplyTo<At>>;

interface BearerOptions {
  base: string;
  session: RequestSession;
  fetch?: typeof fetch;
}

/** Makes calls with the session's token. */
export function createBearerClient({ base, session, ...rest }: BearerOptions): BearerCall {
  return (address, input, signal) =>
    withSession(session, (token) =>
      send(address, input, {
        base,
        timeoutMs: REQUEST_TIMEOUT_MS,
        headers: { Authorization: `Bearer ${token}` },
        signal,
        ...rest,
      }),
    );
}
