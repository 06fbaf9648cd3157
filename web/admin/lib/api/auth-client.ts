import type { OutputOf, RequestOf } from '#shared/api/endpoint.ts';
import { login, logout } from '#shared/api/auth.ts';
import { send } from './send.ts';

/** Someone is looking at a spinner while these run. */
const TIMEOUT_MS = 15_000;

interface AuthOptions {
  base: string;
  fetch?: typeof fetch;
}

/** The two calls that begin and end a session. They carry no session of their own to be cleared. */
export function createAuthClient(options: AuthOptions) {
  return {
    login: (credentials: RequestOf<typeof login>): Promise<OutputOf<typeof login>> =>
      send(login, credentials, { ...options, timeoutMs: TIMEOUT_MS }),
    logout: (token: string): Promise<OutputOf<typeof logout>> =>
      send(logout, {}, { ...options, timeoutMs: TIMEOUT_MS, headers: { Authorization: `Bearer ${token}` } }),
  };
}
