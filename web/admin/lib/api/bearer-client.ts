import type { Endpoint, OutputOf, RequestOf } from '#shared/api/endpoint.ts';
import type { SessionManager } from '../session/session-manager.ts';
import { ApiError, isUnauthorized } from './api-error.ts';
import { REQUEST_TIMEOUT_MS } from './request-timeout.ts';
import { send } from './send.ts';

/** Makes an authenticated call. */
export type BearerCall = <E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  signal?: AbortSignal,
) => Promise<OutputOf<E>>;

interface BearerOptions {
  base: string;
  session: Pick<SessionManager, 'state' | 'renew' | 'refuse'>;
  fetch?: typeof fetch;
}

/** A 401 ends the session, after one silent attempt to renew it. */
export function createBearerClient({ base, session, ...rest }: BearerOptions): BearerCall {
  return async (endpoint, input, signal) => {
    const attempt = (token: string): Promise<OutputOf<typeof endpoint>> =>
      send(endpoint, input, {
        base,
        timeoutMs: REQUEST_TIMEOUT_MS,
        headers: { Authorization: `Bearer ${token}` },
        signal,
        ...rest,
      });

    const state = session.state();
    if (state.status !== 'authenticated') throw new ApiError({ status: 401, data: undefined });
    try {
      return await attempt(state.token);
    } catch (fault) {
      const renewed = isUnauthorized(fault) ? await session.renew(state.token) : null;
      if (renewed === null) throw fault;
      return attempt(renewed).catch((again: unknown) => {
        if (isUnauthorized(again)) session.refuse(renewed);
        throw again;
      });
    }
  };
}
