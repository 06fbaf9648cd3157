import request from 'supertest';
import { describe, expect, it } from 'vitest';
import type { Area } from '#server/kernel/http/area.ts';
import { plainRoute } from '#server/kernel/http/plain-route.ts';
import { createAreas } from '#server/start/areas.ts';
import { testApp, testDeps } from '#tests/support/app.ts';
import { notes } from './fixtures.ts';

const EARLY = { 'early-data': '1' };

let confirmed = 0;
const charges: Area = {
  name: 'charges',
  plainRoutes: [
    plainRoute({
      name: 'confirmIt',
      method: 'GET',
      path: '/confirmed',
      guard: 'none',
      changesData: true,
      handle: (_request, response) => void response.json({ confirmed: (confirmed += 1) }),
    }),
  ],
};
const { http } = testApp({ areas: [notes, charges] });

/** Failed without the refusal: every request was answered as if it could not be a replay. */
describe('a request in TLS early data, which someone may send again', () => {
  it('is refused with 425 if it changes something, and taken when the client repeats it', async () => {
    const put = () => request(http).put('/api/v1/notes/n1').set('authorization', 'Bearer s1');
    const early = await put().set(EARLY).send({ text: 'hello' });
    expect([early.status, early.body]).toMatchObject([425, { error: { code: 'TOO_EARLY' } }]);
    expect((await put().send({ text: 'hello' })).status).toBe(200);
  });

  it.each(['1', '0', '1, 1', ''])('is refused whatever the header says: %j', async (value) => {
    const reply = await request(http).post('/raw-notes/n1').set('early-data', value).send('a note');
    expect(reply.status).toBe(425);
  });

  it('is refused with headers that the page of another site may read', async () => {
    const reply = await request(http).post('/api/v1/collected').set(EARLY).send({ text: 'a note' });
    expect(reply.status).toBe(425);
    expect(reply.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
  });

  it('is refused if it is a GET that changes something', async () => {
    expect((await request(http).get('/confirmed').set(EARLY)).status).toBe(425);
    expect((await request(http).get('/confirmed')).body).toEqual({ confirmed: 1 });
  });

  it('is answered if it only reads', async () => {
    const read = await request(http)
      .get('/api/v1/notes/n1')
      .set({ ...EARLY, authorization: 'Bearer s1' });
    expect(read.status).toBe(200);
    expect((await request(http).get('/healthz').set(EARLY)).status).toBe(200);
    expect((await request(http).options('/api/v1/collected').set(EARLY)).status).toBe(204);
  });

  it('is refused on every route of the product that changes something', async () => {
    const deps = testDeps();
    const { http: product, routes, plainRoutes } = testApp({ deps, areas: createAreas(deps) });
    const changing = [
      ...routes.map(({ endpoint }) => ({ method: endpoint.method, path: `/api/v1${endpoint.path}` })),
      ...plainRoutes,
    ].filter(({ method }) => method !== 'GET');
    expect(changing.length).toBeGreaterThan(40);
    const returns = ['/install/callback', '/api/billing/v1/charges/a-charge/return'];
    for (const { method, path } of [...changing, ...returns.map((each) => ({ method: 'GET', path: each }))]) {
      const verb = method.toLowerCase() as 'get';
      const reply = await request(product)
        [verb](path.replaceAll(/\{\w+\}/g, 'something'))
        .set(EARLY);
      expect([method, path, reply.status]).toEqual([method, path, 425]);
    }
  });
});
