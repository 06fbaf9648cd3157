import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const token = z.string().check(z.minLength(1), z.maxLength(4096));

/**
 * The three inputs of a login: a store's address, a handoff from the install, or an id token. `embedded` is set when
 * the merchant types the address inside the store's admin, so that the login returns there.
 */
const loginInput = z.union([
  z.strictObject({ storeUrl: z.string().check(z.maxLength(300)), embedded: z.optional(z.boolean()) }),
  z.strictObject({ handoffToken: token }),
  z.strictObject({ idToken: token }),
]);

/**
 * A login with a store's address returns the address to open in the *top* window; the other two return a session
 * token.
 */
const loginOutput = z.union([
  z.strictObject({ redirectUrl: z.string() }),
  z.strictObject({ token: z.string() }),
]);

export const login = endpoint('POST /auth/login', {
  name: 'login',
  summary: 'Begin a login with a store’s address, or exchange a handoff or an id token for a session token.',
  access: 'public',
  rate: 'auth',
  input: loginInput,
  output: loginOutput,
});

export const logout = endpoint('POST /onboarding/logout', {
  name: 'logout',
  summary: 'End this session. Its token is refused from now on.',
  rate: 'auth',
  input: z.object({}),
  output: z.object({ loggedOut: z.literal(true) }),
});

export const listSessions = endpoint('GET /sessions', {
  name: 'listSessions',
  summary: 'List the store’s sessions, the latest first.',
  input: z.object({}),
  output: z.object({
    sessions: z.array(
      z.object({
        /** The browser and operating system in words; empty when the browser did not send them. */
        device: z.string(),
        issuedAt: z.string(),
        expiresAt: z.string(),
        isCurrent: z.boolean(),
      }),
    ),
    /** May exceed the length of the list. */
    total: z.number(),
  }),
});

export const logOutEverywhere = endpoint('POST /sessions/end-all', {
  name: 'logOutEverywhere',
  summary: 'End every session of the store, including this one.',
  rate: 'auth',
  input: z.object({}),
  output: z.object({ ended: z.number() }),
});

/**
 * The payload of a session token and of a handoff. The browser decodes it only to choose a screen; the server trusts
 * only a verified token.
 */
export const sessionClaims = z.object({
  merchantId: z.string().check(z.minLength(1)),
  storeId: z.string(),
  storeUrl: z.string(),
  isNewStore: z.boolean(),
  userEmail: z.string(),
});

export type SessionClaims = z.output<typeof sessionClaims>;
