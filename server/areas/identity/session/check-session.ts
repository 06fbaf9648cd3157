import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { findLiveSession } from './session-repository.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { readToken } from './tokens.ts';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/**
 * Reads the session from the Authorization header only: a browser sends cookies with requests of any page, a header
 * only with ours. It reads the database on each call, so that a logout or an uninstall takes effect at once.
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
