import { randomBytes } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { SESSION_SECONDS } from '#shared/session-length.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { nonceHash } from '#server/areas/identity/session/install-cookies.ts';
import { claimsOf, openSession } from '#server/areas/identity/session/open-session.ts';
import { revokeSession } from '#server/areas/identity/session/session-repository.ts';
import { readToken, signToken } from '#server/areas/identity/session/tokens.ts';
import { saveUninstalled, type StoreRecord } from '#server/areas/identity/stores/store-repository.ts';
import { buildStore } from './stores.ts';
import { issueHandoff } from '#server/areas/identity/session/handoff.ts';

type SessionDeps = Pick<Deps, 'config' | 'database' | 'clock' | 'newId'>;

/** A signed-in merchant: the store, the token and the header that a browser would send. */
export interface SignedIn {
  readonly store: StoreRecord;
  readonly token: string;
  readonly authorization: string;
}

export async function validSession(deps: SessionDeps, store?: StoreRecord): Promise<SignedIn> {
  const owner = store ?? (await buildStore(deps));
  const token = await openSession(deps, deps.database, deps.newId(), claimsOf(owner));
  return { store: owner, token, authorization: `Bearer ${token}` };
}

/** A token that has expired, of a session that has not ended. */
export async function expiredToken(deps: SessionDeps, store: StoreRecord): Promise<string> {
  const longAgo = deps.clock() - (SESSION_SECONDS + 1) * 1000;
  return openSession({ ...deps, clock: () => longAgo }, deps.database, deps.newId(), claimsOf(store));
}

export async function revokedToken(deps: SessionDeps, store: StoreRecord): Promise<string> {
  const { token } = await validSession(deps, store);
  await revokeSession(deps.database, store.storeId, sessionIdOf(deps, token));
  return token;
}

/** A token for an existing session, signed with another secret. */
export async function forgedToken(deps: SessionDeps, store: StoreRecord): Promise<string> {
  const { token } = await validSession(deps, store);
  const { header, payload } = decoded(token);
  return jwt.sign(payload, 'a-secret-that-somebody-guessed', { algorithm: 'HS256', header });
}

/** A token for an existing session with the algorithm `none` and no signature. */
export async function algNoneToken(deps: SessionDeps, store: StoreRecord): Promise<string> {
  const { token } = await validSession(deps, store);
  const { header, payload } = decoded(token);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ ...header, alg: 'none' })}.${part(payload)}.`;
}

/** A token with a valid signature for a session of one store and the id of another store. */
export async function otherStoreToken(
  deps: SessionDeps,
  store: StoreRecord,
  other: StoreRecord,
): Promise<string> {
  const { token } = await validSession(deps, store);
  const content = { id: sessionIdOf(deps, token), claims: claimsOf(other) };
  return signToken('session', content, deps.config.secrets.session, deps.clock());
}

/** A session of a store that has uninstalled the app. */
export async function uninstalledToken(deps: SessionDeps): Promise<string> {
  const { store, token } = await validSession(deps);
  await saveUninstalled(deps.database, store.storeId, null);
  return token;
}

export interface Handoff {
  readonly token: string;
  readonly nonce: string;
}

/** The handoff token and the nonce cookie after an install. */
export async function handoffToken(deps: SessionDeps, store: StoreRecord): Promise<Handoff> {
  const nonce = randomBytes(16).toString('hex');
  return { token: await issueHandoff(deps, store, nonceHash(nonce)), nonce };
}

function sessionIdOf(deps: SessionDeps, token: string): string {
  const content = readToken('session', token, deps.config.secrets.session, deps.clock());
  if (content === null) throw new Error('The token of a test does not read');
  return content.id;
}

function decoded(token: string): { header: jwt.JwtHeader; payload: object } {
  const { header, payload } = jwt.decode(token, { complete: true }) ?? {};
  if (!header || typeof payload !== 'object') throw new Error('The token of a test does not decode');
  return { header, payload };
}
