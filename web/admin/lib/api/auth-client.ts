import type { ReplyTo, RequestTo } from '#shared/api/contract.ts';
import { send } from './send.ts';

/** The merchant sees a spinner during these calls. */
const TIMEOUT_MS = 15_000;

interface AuthOptions {
  base: string;
  fetch?: typeof fetch;
}

/** Login and logout. They do not use the bearer client, whose 401 handling would clear a session. */
export function createAuthClient(options: AuthOptions) {
  return {
    login: (credentials: RequestTo<'POST /auth/login'>): Promise<ReplyTo<'POST /auth/login'>> =>
      send('POST /auth/login', credentials, { ...options, timeoutMs: TIMEOUT_MS }),
    logout: (token: string): Promise<ReplyTo<'POST /onboarding/logout'>> =>
      send(
        'POST /onboarding/logout',
        {},
        { ...options, timeoutMs: TIMEOUT_MS, headers: { Authorization: `Bearer ${token}` } },
      ),
  };
}
