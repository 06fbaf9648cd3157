import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { findLiveSession } from './session-repository.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { readToken } from './tokens.ts';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/**
 * Who is calling, from the Authorization header and nothing else: a cookie is sent by the browser for anyone's
 * page, a header only by ours. The row is read each time, so that a logout or an uninstall counts at once.
 */
export async function checkSession(
  deps: Pick<Deps, 'config' | 'database' | 'clock'>,
  authorization: string | undefined,
): Promise<Session> {
  const token = BEARER.exec(authorization ?? '')?.[1];
  const content = token && readToken('session', token, deps.config.secrets.session, deps.clock());
  if (!content) throw new AppError('UNAUTHENTICATED');
  const session = await findLiveSession(deps.database, content.claims.storeId, content.id);
  if (session === null || session.merchantId !== content.claims.merchantId) {
    throw new AppError('UNAUTHENTICATED');
  }
  return session;
}
