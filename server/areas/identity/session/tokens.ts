import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import * as z from 'zod/mini';
import { type SessionClaims, sessionClaims } from '#shared/api/auth.ts';
import { HANDOFF_AUDIENCE } from '#shared/api/values.ts';
import { SESSION_SECONDS } from '#shared/session-length.ts';
import type { Rotating } from '#server/kernel/config/secrets.ts';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { findLiveSession } from './session-repository.ts';
import type { Session } from '#server/kernel/http/session.ts';

/** A token of one kind is not accepted as the other. */
const AUDIENCES = { session: 'askwell:session', handoff: HANDOFF_AUDIENCE } as const;

export const HANDOFF_SECONDS = 120;

const LIFETIMES = { session: SESSION_SECONDS, handoff: HANDOFF_SECONDS } as const;

type TokenKind = keyof typeof AUDIENCES;

const payload = z.extend(sessionClaims, { jti: z.string().check(z.minLength(1)), exp: z.number() });

export interface TokenContent {
  readonly id: string;
  readonly claims: SessionClaims;
}

/** Signs with the first secret. The token names its secret, so the previous one still verifies it after a rotation. */
export function signToken(
  kind: TokenKind,
  { id, claims }: TokenContent,
  [secret]: Rotating,
  now: number,
): string {
  const { merchantId, storeId, storeUrl, isNewStore, userEmail } = claims;
  const iat = Math.trunc(now / 1000);
  return jwt.sign(
    { merchantId, storeId, storeUrl, isNewStore, userEmail, iat, exp: iat + LIFETIMES[kind] },
    keyOf(secret).key,
    { algorithm: 'HS256', audience: AUDIENCES[kind], jwtid: id, keyid: keyOf(secret).id },
  );
}

/** Returns the content of a token of this kind, or null if its signature is wrong or it has expired. */
export function readToken(
  kind: TokenKind,
  token: string,
  secrets: readonly string[],
  now: number,
): TokenContent | null {
  const named = keyNamedBy(token);
  const secret = secrets.find((candidate) => keyOf(candidate).id === named);
  if (secret === undefined) return null;
  try {
    const verified = jwt.verify(token, keyOf(secret).key, {
      algorithms: ['HS256'],
      audience: AUDIENCES[kind],
      clockTimestamp: Math.trunc(now / 1000),
    });
    const parsed = payload.safeParse(verified);
    if (!parsed.success) return null;
    const { jti, exp: _, ...claims } = parsed.data;
    return { id: jti, claims };
  } catch {
    return null;
  }
}

function keyNamedBy(token: string): string | null {
  try {
    return jwt.decode(token, { complete: true })?.header.kid ?? null;
  } catch {
    return null;
  }
}

interface Key {
  readonly id: string;
  readonly key: KeyObject;
}

/** The current secret and the previous ones. */
const keys = new Map<string, Key>();

/** The library tries a secret that is a text as a public key first, which takes longer than the signature. */
function keyOf(secret: string): Key {
  const known = keys.get(secret);
  if (known !== undefined) return known;
  const id = createHash('sha256').update(`askwell session key:${secret}`).digest('hex').slice(0, 12);
  const key = { id, key: createSecretKey(secret, 'utf8') };
  keys.set(secret, key);
  return key;
}

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
