import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  algNoneToken,
  expiredToken,
  forgedToken,
  handoffToken,
  otherStoreToken,
  revokedToken,
  uninstalledToken,
  validSession,
} from '#tests/support/sessions.ts';
import { type IdentityApp, startIdentityApp } from '#tests/support/identity-app.ts';
import { buildStore } from '#tests/support/stores.ts';
import { signToken, checkSession } from '#server/areas/identity/session/tokens.ts';

let app: IdentityApp;

beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app.shops.stop());

const details = (headers: Record<string, string>) =>
  request(app.http).get('/api/v1/onboarding/store/details').set(headers);

it('accepts a valid session', async () => {
  const { authorization, store } = await validSession(app.deps);
  const reply = await details({ authorization });
  expect(reply.status).toBe(200);
  expect(reply.body.data.store).toMatchObject({ storeId: store.storeId, storeUrl: store.shop });
});

const refusals: [what: string, token: () => Promise<string>][] = [
  ['an expired token', async () => expiredToken(app.deps, await buildStore(app.deps))],
  ['the token of a revoked session', async () => revokedToken(app.deps, await buildStore(app.deps))],
  ['a token signed with another secret', async () => forgedToken(app.deps, await buildStore(app.deps))],
  ['a token with alg: none', async () => algNoneToken(app.deps, await buildStore(app.deps))],
  [
    'a session of one store under the name of another',
    async () => otherStoreToken(app.deps, await buildStore(app.deps), await buildStore(app.deps)),
  ],
  ['the token of a store that uninstalled the app', async () => uninstalledToken(app.deps)],
  ['a handoff', async () => (await handoffToken(app.deps, await buildStore(app.deps))).token],
  ['a token cut short', async () => (await validSession(app.deps)).token.slice(0, -2)],
  ['no token at all', () => Promise.resolve('')],
];

it.each(refusals)('refuses %s', async (_what, token) => {
  const reply = await details({ authorization: `Bearer ${await token()}` });
  expect(reply.status).toBe(401);
  expect(reply.body).toEqual({ error: { code: 'UNAUTHENTICATED', message: 'Please log in again.' } });
});

it('ignores cookies', async () => {
  const { token } = await validSession(app.deps);
  expect((await details({ cookie: `auth_token=${token}` })).status).toBe(401);
});

it('refuses a token that names another merchant', async () => {
  const { store, token } = await validSession(app.deps);
  const [, payload = ''] = token.split('.');
  const { jti, ...claims } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<
    string,
    never
  >;
  const secrets = app.deps.config.secrets.session;
  const renamed = { ...(claims as object), storeId: store.storeId, merchantId: 'somebody else' };
  const other = signToken(
    'session',
    { id: jti as unknown as string, claims: renamed as never },
    secrets,
    app.deps.clock(),
  );
  expect((await details({ authorization: `Bearer ${other}` })).status).toBe(401);
});

it('accepts tokens of the previous secret and of no other', async () => {
  const { token, store } = await validSession(app.deps);
  const [current] = app.deps.config.secrets.session;
  const withSecrets = (...session: [string, ...string[]]) => ({
    ...app.deps,
    config: { ...app.deps.config, secrets: { ...app.deps.config.secrets, session } },
  });
  const next = 'the-next-secret'.padEnd(48, '1');
  const kept = await checkSession(withSecrets(next, current), `Bearer ${token}`);
  expect(kept.storeId).toBe(store.storeId);
  await expect(checkSession(withSecrets(next), `Bearer ${token}`)).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});

it('ends only one session on logout', async () => {
  const here = await validSession(app.deps);
  const elsewhere = await validSession(app.deps, here.store);
  const reply = await request(app.http)
    .post('/api/v1/onboarding/logout')
    .set('authorization', here.authorization)
    .send({});
  expect(reply.body).toEqual({ data: { loggedOut: true } });
  expect((await details({ authorization: here.authorization })).status).toBe(401);
  expect((await details({ authorization: elsewhere.authorization })).status).toBe(200);
});
