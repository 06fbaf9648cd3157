import type { OutputOf, RequestOf } from '#shared/api/endpoint.ts';
import { login, logout } from '#shared/api/auth.ts';
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
    login: (credentials: RequestOf<typeof login>): Promise<OutputOf<typeof login>> =>
      send(login, credentials, { ...options, timeoutMs: TIMEOUT_MS }),
    logout: (token: string): Promise<OutputOf<typeof logout>> =>
      send(logout, {}, { ...options, timeoutMs: TIMEOUT_MS, headers: { Authorization: `Bearer ${token}` } }),
  };
}
