import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const token = z.string().check(z.minLength(1), z.maxLength(4096));

/**
 * What a client may show at login: a store to go and ask, a handoff from the install, or an id token. A login
 * typed inside the store's admin says `embedded`, so that the way back ends there.
 */
const loginInput = z.union([
  z.strictObject({ storeUrl: z.string().check(z.maxLength(300)), embedded: z.optional(z.boolean()) }),
  z.strictObject({ handoffToken: token }),
  z.strictObject({ idToken: token }),
]);

/** A store's address is answered with where to send the *top* window; the other two with a session token. */
const loginOutput = z.union([
  z.strictObject({ redirectUrl: z.string() }),
  z.strictObject({ token: z.string() }),
]);

export const login = endpoint({
  name: 'login',
  summary: 'Begin a login with a store’s address, or trade a handoff or an id token for a session token.',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  rate: 'auth',
  input: loginInput,
  output: loginOutput,
});

export const logout = endpoint({
  name: 'logout',
  summary: 'End this session. Its token is refused from then on.',
  method: 'POST',
  path: '/onboarding/logout',
  rate: 'auth',
  input: z.object({}),
  output: z.object({ loggedOut: z.literal(true) }),
});

export const listSessions = endpoint({
  name: 'listSessions',
  summary: 'Where the store’s merchants are signed in, the latest first.',
  method: 'GET',
  path: '/sessions',
  input: z.object({}),
  output: z.object({
    sessions: z.array(
      z.object({
        /** A browser and a system in words; empty where the browser did not say. */
        device: z.string(),
        issuedAt: z.string(),
        expiresAt: z.string(),
        isCurrent: z.boolean(),
      }),
    ),
    /** More than are listed may be open. */
    total: z.number(),
  }),
});

export const logOutEverywhere = endpoint({
  name: 'logOutEverywhere',
  summary: 'End every session of the store, this one too.',
  method: 'POST',
  path: '/sessions/end-all',
  rate: 'auth',
  input: z.object({}),
  output: z.object({ ended: z.number() }),
});

/**
 * What a session token and a handoff carry. The browser decodes it to pick a screen; it grants nothing, and
 * the server trusts only what it has verified itself.
 */
export const sessionClaims = z.object({
  merchantId: z.string().check(z.minLength(1)),
  storeId: z.string(),
  storeUrl: z.string(),
  isNewStore: z.boolean(),
  userEmail: z.string(),
});

export type SessionClaims = z.output<typeof sessionClaims>;

/** The `aud` of a handoff, by which the browser knows that it must be traded before it is of any use. */
export const HANDOFF_AUDIENCE = 'askwell:handoff';
