import type { SessionManager } from '../session/session-manager.ts';
import { ApiError, isUnauthorized } from './api-error.ts';

export type RequestSession = Pick<SessionManager, 'state' | 'renew' | 'refuse'>;

/** Makes an attempt with the session's token. A 401 ends the session, after one silent attempt to renew it. */
export async function withSession<T>(
  session: RequestSession,
  attempt: (token: string) => Promise<T>,
): Promise<T> {
  const state = session.state();
  if (state.status !== 'authenticated') throw new ApiError({ status: 401 });
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
}
