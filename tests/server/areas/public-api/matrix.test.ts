import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { PUBLIC_CONTRACT, PUBLIC_EXPORTS } from '#server/areas/public-api/public-contract.ts';
import { PUBLIC_BASE } from '#shared/connections/key-scopes.ts';
import { KEY_SCOPES, type KeyScope } from '#shared/connections/key-scopes.ts';
import { createAreas } from '#server/start/areas.ts';
import { testDeps } from '#tests/support/app.ts';
import { type CollectApp, newId, startCollectApp } from '../collect/support.ts';
import { asProgram, storeWithKey } from './support.ts';

interface Target {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly scope: KeyScope;
}

const TARGETS: readonly Target[] = [
  ...PUBLIC_CONTRACT,
  ...Object.values(PUBLIC_EXPORTS).map((entry) => ({ ...entry, method: 'GET', scope: 'export' as const })),
];

type Program = Awaited<ReturnType<typeof storeWithKey>> & { readonly responseId: string };

let app: CollectApp;
let one: Program;
let other: Program;
const secrets = new Map<string, string>();

beforeAll(async () => {
  app = await startCollectApp();
  const made = async (): Promise<Program> => {
    const program = await storeWithKey(app);
    const responseId = newId();
    await program.live.saved(responseId, {
      complete: true,
      answers: { q1: { value: 9 }, q3: { value: 'Fast delivery' } },
      path: ['q1', 'q3'],
    });
    return { ...program, responseId };
  };
  one = await made();
  other = await made();
  for (const scope of KEY_SCOPES) secrets.set(scope, (await one.calls.create([scope])).secret);
  const ended = await one.calls.create();
  await one.calls.end(ended.key.keyId);
  secrets.set('ended', ended.secret);
});

const bodies = ({ surveyId }: Program): Readonly<Record<string, object>> => ({
  createSurvey: { name: 'After delivery' },
  saveDraft: { baseRevision: 1, saveId: 'save', definition: ownedBy(surveyId) },
  publishSurvey: { draftRevision: 2 },
  changeStatus: { action: 'resume' },
});

function ownedBy(surveyId: string) {
  const { definition } = one.live.survey;
  return { ...definition, surveyId, questions: definition.questions.map((each) => ({ ...each, surveyId })) };
}

/** The call of a target about what a store has, with any key. */
function ask({ name, method, path }: Target, about: Program, secret: string) {
  const parameters = {
    surveyId: about.surveyId,
    responseId: about.responseId,
    meaningId: 'q3',
    version: '1',
  };
  const filled = Object.entries(parameters).reduce(
    (address, [parameter, value]) => address.replace(`{${parameter}}`, value),
    path,
  );
  const verb = method.toLowerCase() as 'get' | 'post' | 'put';
  return asProgram(app, secret)(verb, filled, bodies(about)[name]);
}

it('the matrix has every route of the public API that needs a key', () => {
  const deps = testDeps();
  const routes = createAreas(deps).flatMap(({ plainRoutes = [] }) => plainRoutes);
  const keyed = routes.filter(({ guard }) => guard === 'key').map(({ method, path }) => `${method} ${path}`);
  const known = TARGETS.map(({ method, path }) => `${method} ${PUBLIC_BASE}${path}`);
  expect(keyed.sort()).toEqual([...known, `POST ${PUBLIC_BASE}/mcp`].sort());
});

describe.each(TARGETS.map((target) => [target.name, target] as const))('%s', (_name, target) => {
  it('returns 401 without a key, with a wrong one, with an ended one and with a merchant’s session', async () => {
    const wrong = `${one.secret.slice(0, -4)}AAAA`;
    for (const secret of ['', wrong, secrets.get('ended') ?? '', 'a.b.c']) {
      const reply = await ask(target, one, secret);
      expect([reply.status, reply.body]).toMatchObject([401, { error: { code: 'UNAUTHENTICATED' } }]);
    }
  });

  it('takes a key with its scope and returns 403 to the others', async () => {
    for (const scope of KEY_SCOPES) {
      const reply = await ask(target, one, secrets.get(scope) ?? '');
      const isRight = scope === target.scope;
      // A draft that another test saved is a conflict.
      const expected = isRight ? [200, 409] : [403];
      expect([scope, reply.status, expected.includes(reply.status)]).toEqual([scope, reply.status, true]);
      if (!isRight) expect(reply.text).toContain(`“${target.scope}”`);
    }
  });

  it('shows nothing of another store', async () => {
    const reply = await ask(target, other, one.secret);
    const facts = [other.surveyId, other.responseId, other.live.store.storeId, other.live.store.merchantId];
    for (const fact of facts) expect(reply.text).not.toContain(fact);
    expect(reply.status).toBe(target.path.includes('{') ? 404 : 200);
  });
});

it('a session of the admin is not taken by the public API, and a key not by the admin’s API', async () => {
  const session = await one.live.authorized(asProgram(app, '')('get', '/surveys'));
  expect(session.status).toBe(401);
  const admin = await request(app.express)
    .get('/api/v1/surveys')
    .set('authorization', `Bearer ${one.secret}`);
  expect(admin.status).toBe(401);
});
