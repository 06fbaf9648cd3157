import type { Session } from './session.ts';

/**
 * Turns an Authorization header into the session that it proves, or throws UNAUTHENTICATED. It is given the
 * header alone: no cookie ever speaks for a merchant.
 */
export type SessionGuard = (authorization: string | undefined) => Promise<Session>;
