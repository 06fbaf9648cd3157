import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { API_BASE } from '#shared/api/base.ts';
import { CONTRACT } from '#shared/api/contract.ts';
import { PUBLIC_CONTRACT, PUBLIC_EXPORTS } from '#server/areas/public-api/public-contract.ts';
import { KEY_SCOPES, PUBLIC_BASE } from '#shared/connections/key-scopes.ts';
import { subscribe } from '#tests/server/areas/surveys/support.ts';
import { pathParameters, type Endpoint } from '#shared/api/endpoint.ts';
import { partOf } from '#tests/support/thorough.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildStore, newShop } from '#tests/support/stores.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import {
  BROKEN_SEGMENTS,
  DEEP,
  fillPath,
  inputArb,
  keysOf,
  QUERY_KEYS,
  queryOf,
  RAW_BODIES,
  takesBody,
  wellFormed,
} from './fuzz/draw-call.ts';
import { attackedApp, plainRoutes } from './support/attacked-app.ts';
import { problemOf, type Reply, type Sent } from './support/exchange.ts';
import { HOSTILE_TEXTS, POLLUTING } from './support/hostile-values.ts';

/*
 * This test found two faults: a query such as `?constructor=1` failed each call with a query, because the keys of the
 * schema included those of the prototype; and a form without a body failed. It also failed when `knownError` passed on
 * unknown errors, because the replies then contained stacks.
 */

/** A fixed seed, so that the test does not depend on chance. `FUZZ_SEED` and `FUZZ_RUNS` change it by hand. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 4);

/** Each call gets a part of a long list, and all calls together the whole list; by hand each call gets all of it. */
const share = <T>(list: readonly T[], at: number, shares: number) =>
  RUNS > 20 ? list : partOf(list, at, shares);

const app = attackedApp();

/** A signed-in merchant with a live survey and a key, until a request ends the session. */
interface Insider {
  readonly authorization: string;
  readonly key: string;
  readonly parameters: Record<string, string>;
}

let insider: Insider | null = null;

async function someoneInside(): Promise<Insider> {
  if (insider !== null) return insider;
  // A fake shop on this machine, so that no call leaves it.
  const shop = newShop(app.deps.config.devStore?.hostSuffix);
  const { authorization, store } = await validSession(app.deps, await buildStore(app.deps, shop));
  await subscribe(app.deps, store.storeId, 'pro');
  const { surveyId, publicId } = await buildPublishedSurvey(app.deps, store);
  const parameters = {
    ...{ surveyId, publicId, version: '1', meaningId: 'q1' },
    ...{ responseId: 'r'.repeat(32), templateId: 'nps' },
  };
  const made = await app.send({
    ...{ method: 'POST', path: `${API_BASE}/api-keys` },
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Program', scopes: KEY_SCOPES }),
  });
  const { data } = JSON.parse(made.text) as { data: { secret: string } };
  insider = { authorization, key: `Bearer ${data.secret}`, parameters };
  return insider;
}

const pathIn = (
  { path, base }: Pick<FuzzedCall, 'path' | 'base'>,
  parameters: Insider['parameters'],
  hostile: string | null,
) => base + fillPath(path, parameters, hostile);

/** Sends a request with a merchant's session or a key. Throws with the whole request if the reply is wrong. */
async function expectWithstood(
  endpoint: Pick<FuzzedCall, 'name'> & Partial<Pick<FuzzedCall, 'credential'>>,
  make: (insider: Insider) => Sent,
): Promise<Reply> {
  const who = await someoneInside();
  const sent = make(who);
  const reply = await app.send({
    ...sent,
    headers: {
      authorization: who[endpoint.credential ?? 'authorization'],
      'content-type': 'application/json',
      ...sent.headers,
    },
  });
  if (reply.status === 401) insider = null;
  expect(problemOf(reply), `${endpoint.name} ${sent.path} ${String(sent.body)}\n${app.lastFault}`).toBeNull();
  return reply;
}

afterAll(() => {
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
});

interface FuzzedCall extends Pick<Endpoint, 'name' | 'method' | 'path' | 'input'> {
  readonly base: string;
  /** What the caller shows: a merchant's session, or a program's key. */
  readonly credential: 'authorization' | 'key';
}

const CALLS = [
  ...CONTRACT.map((endpoint) => fuzzed(endpoint, API_BASE, 'authorization')),
  ...PUBLIC_CONTRACT.map((endpoint) => fuzzed(endpoint, PUBLIC_BASE, 'key')),
  ...Object.values(PUBLIC_EXPORTS).map((entry) => fuzzed({ ...entry, method: 'GET' }, PUBLIC_BASE, 'key')),
].map((call, at) => [call.credential === 'key' ? `public ${call.name}` : call.name, call, at] as const);

function fuzzed(
  { name, method, path, input }: Pick<Endpoint, 'name' | 'method' | 'path' | 'input'>,
  base: string,
  credential: FuzzedCall['credential'],
): FuzzedCall {
  return { name, method, path, input, base, credential };
}

it.each(CALLS)(
  '%s accepts or refuses inputs that are nearly valid, and keys of prototypes',
  async (_name, endpoint, at) => {
    const drawn = fc.tuple(
      inputArb(endpoint),
      fc.constantFrom(...HOSTILE_TEXTS),
      fc.integer({ max: 3, min: 0 }),
    );
    const samples = fc.sample(drawn, { seed: SEED, numRuns: RUNS });
    for (const [input, hostile, dice] of samples) {
      await expectWithstood(endpoint, (who) => {
        const path = pathIn(endpoint, who.parameters, dice > 0 ? null : hostile);
        if (takesBody(endpoint)) return { method: endpoint.method, path, body: JSON.stringify(input) };
        return { method: endpoint.method, path: path + queryOf(Object(input) as object) };
      });
    }
    for (const polluting of share(POLLUTING, at, POLLUTING.length)) {
      await expectWithstood(endpoint, (who) => ({
        method: endpoint.method,
        path: `${pathIn(endpoint, who.parameters, '__proto__')}?__proto__=1&__proto__[polluted]=1&constructor=1`,
        ...(takesBody(endpoint) && { body: JSON.stringify(polluting) }),
      }));
    }
  },
);

it.each(CALLS.filter(([, endpoint]) => takesBody(endpoint)))(
  '%s refuses a body that is valid for no call',
  async (_name, endpoint, at) => {
    const nested = keysOf(endpoint).map((key) => `{${JSON.stringify(key)}:${DEEP}}`);
    for (const body of [...share(RAW_BODIES, at, 4), ...share(nested, at, nested.length)]) {
      await expectWithstood(endpoint, (who) => ({
        method: endpoint.method,
        path: pathIn(endpoint, who.parameters, null),
        body,
      }));
    }
  },
);

it.each(CALLS.filter(([, { path }]) => pathParameters(path).length > 0))(
  '%s refuses paths with unknown ids',
  async (_name, endpoint, at) => {
    for (const segment of share(BROKEN_SEGMENTS, at, 4)) {
      await expectWithstood(endpoint, () => ({
        method: endpoint.method,
        path: endpoint.base + endpoint.path.replaceAll(/\{\w+\}/g, segment),
        ...(takesBody(endpoint) && { body: '{}' }),
      }));
    }
  },
);

/** Routes that are no call of a contract. */
const PLAIN = plainRoutes()
  .filter(({ path }) => !CALLS.some(([, call]) => call.base + call.path === path))
  .map((entry, position) => [entry.name, entry, position] as const);

describe.each(PLAIN)('%s', (_name, { method, path }, position) => {
  it('accepts or refuses any input', async () => {
    const query = `?${HOSTILE_TEXTS.map((text, at) => `${QUERY_KEYS[at % QUERY_KEYS.length]}=${encodeURIComponent(wellFormed(text.slice(0, 40)))}`).join('&')}`;
    for (const [at, hostile] of share([...HOSTILE_TEXTS.entries()], position, 12)) {
      const address = path.replaceAll(/\{\w+\}/g, encodeURIComponent(wellFormed(hostile)));
      const body = method === 'GET' ? {} : { body: String(RAW_BODIES[at % RAW_BODIES.length]) };
      await expectWithstood({ name: path }, () => ({ method, path: address + query, ...body }));
      await expectWithstood({ name: path }, () => ({
        method,
        path: `${address}?__proto__[a]=1&constructor=%`,
        ...body,
      }));
    }
  });
});

describe('after all requests', () => {
  it('a key still opens the calls of programs', async () => {
    const endpoint = fuzzed(
      { ...PUBLIC_EXPORTS.responses, name: 'listSurveys', method: 'GET', path: '/surveys' },
      PUBLIC_BASE,
      'key',
    );
    insider = null;
    const reply = await expectWithstood(endpoint, () => ({
      method: 'GET',
      path: endpoint.base + endpoint.path,
    }));
    expect(reply.status).toBe(200);
  });

  it('every screen still opens, so nothing unreadable was stored', async () => {
    const readable = CALLS.map(([, call]) => call).filter(
      ({ method, name }) => method === 'GET' && name !== 'getDataRequest',
    );
    for (const endpoint of readable) {
      const reply = await expectWithstood(endpoint, (who) => ({
        method: 'GET',
        path: pathIn(endpoint, who.parameters, null),
      }));
      expect([endpoint.name, reply.status < 500]).toEqual([endpoint.name, true]);
    }
  });
});
