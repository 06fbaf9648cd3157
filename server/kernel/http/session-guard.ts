import type { Session } from './session.ts';

/**
 * Verifies an Authorization header and returns its session, or throws UNAUTHENTICATED. It receives only the header:
 * a cookie never authenticates a merchant.
 */
export type SessionGuard = (authorization: string | undefined) => Promise<Session>;
