import request from 'supertest';
import type { Test } from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertAnnotation } from '#server/areas/analytics/annotations/annotation-repository.ts';
import { insertShare } from '#server/areas/analytics/shares/share-repository.ts';
import { insertConnection } from '#server/areas/connections/connection-repository.ts';
import { insertKey } from '#server/areas/public-api/keys/key-repository.ts';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { insertJob } from '#server/kernel/jobs/job-repository.ts';
import { DEFAULT_QUERY, parametersOf } from '#shared/analytics/query-codec.ts';
import { API_BASE } from '#shared/api/base.ts';
import { CONTRACT } from '#shared/api/contract.ts';
import { DEFAULT_DELIVERY } from '#shared/delivery/delivery.ts';
import { signPreview } from '#server/areas/surveys/preview/preview-token.ts';
import type { StoreRecord } from '#server/areas/identity/stores/store-repository.ts';
import { ADDRESS_CREDENTIALS, type AddressCredential } from '../support/address-credentials.ts';
import { insertEvents } from '#server/areas/analytics/low-scores/event-repository.ts';
import { testApp, testDeps } from '../support/app.ts';
import type { TestDeps } from '../support/app.ts';
import { testDatabase } from '../support/database.ts';
import { startIdentityApp, type IdentityApp } from '../support/identity-app.ts';
import {
  algNoneToken,
  expiredToken,
  forgedToken,
  handoffToken,
  otherStoreToken,
  revokedToken,
  uninstalledToken,
  validSession,
} from '../support/sessions.ts';
import { buildStore } from '../support/stores.ts';
import { eachOf } from '../support/each-of.ts';
import { partOf, thorough } from '../support/thorough.ts';
import { buildPublishedSurvey, buildSurvey } from '../support/surveys.ts';

interface Target {
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

/** Every address that requires a session, from the contract and from the plain routes declared beside it. */
const composed = testDeps();
const { routes, plainRoutes } = testApp({ deps: composed, areas: createAreas(composed) });
const GUARDED: readonly Target[] = [
  ...CONTRACT.filter(({ access }) => access === 'session').map(({ name, method, path }) => ({
    name,
    method,
    path: API_BASE + path,
  })),
  ...plainRoutes.filter(({ guard }) => guard === 'session'),
];
const SIGNED = plainRoutes.filter(({ guard }) => guard === 'signature');

const BEARERS = {
  'no session': () => Promise.resolve(null),
  'an empty bearer': () => Promise.resolve('Bearer '),
  'another scheme': async (deps: TestDeps) => `Basic ${(await validSession(deps)).token}`,
  'a bearer followed by other text': async (deps: TestDeps) =>
    `${(await validSession(deps)).authorization} x`,
  'an expired token': async (deps: TestDeps) => bearer(await expiredToken(deps, await buildStore(deps))),
  'a revoked token': async (deps: TestDeps) => bearer(await revokedToken(deps, await buildStore(deps))),
  'a forged token': async (deps: TestDeps) => bearer(await forgedToken(deps, await buildStore(deps))),
  'a token without a signature': async (deps: TestDeps) =>
    bearer(await algNoneToken(deps, await buildStore(deps))),
  'a session of one store in the name of another': async (deps: TestDeps) =>
    bearer(await otherStoreToken(deps, await buildStore(deps), await buildStore(deps))),
  'a token of an uninstalled store': async (deps: TestDeps) => bearer(await uninstalledToken(deps)),
  'a handoff': async (deps: TestDeps) => bearer((await handoffToken(deps, await buildStore(deps))).token),
};

/**
 * For each route with a path parameter: creates the resource in a given store and returns a body that the route
 * accepts. The test below fails when a route has no entry.
 */
const RESOURCES: Record<string, (deps: TestDeps, store: StoreRecord) => Promise<Belonging>> = {
  getSurvey: (deps, store) => survey(deps, store),
  getSurveyStanding: (deps, store) => survey(deps, store),
  saveDraft: async (deps, store) => {
    const { surveyId, definition } = await buildSurvey(deps, store);
    return { parameters: { surveyId }, body: { baseRevision: 1, saveId: 'save', definition } };
  },
  publishSurvey: (deps, store) => survey(deps, store, { draftRevision: 1 }),
  changeSurveyStatus: (deps, store) => survey(deps, store, { action: 'pause' }),
  duplicateSurvey: (deps, store) => survey(deps, store, { newSurveyId: 'a-copy' }),
  getSurveyBelongings: (deps, store) => survey(deps, store),
  deleteSurvey: (deps, store) => survey(deps, store),
  listVersions: (deps, store) => survey(deps, store),
  getVersion: (deps, store) => survey(deps, store),
  restoreVersion: (deps, store) => survey(deps, store, { baseRevision: 1, saveId: 'save' }),
  getSurveyDelivery: (deps, store) => survey(deps, store),
  getStoreMap: (deps, store) => survey(deps, store),
  saveAudience: (deps, store) => survey(deps, store, { audience: [] }),
  saveDelivery: (deps, store) => survey(deps, store, { delivery: DEFAULT_DELIVERY }),
  previewOnStore: (deps, store) => survey(deps, store),
  getAnalyticsOverview: answered,
  getQuestionResults: answered,
  getAnalyticsTrends: answered,
  getAnalyticsFunnel: answered,
  getFilterChoices: answered,
  listAnswerTexts: answered,
  summariseTexts: answered,
  getAnswerThemes: answered,
  listThemeTexts: answered,
  getPinnedThemes: answered,
  savePinnedThemes: (deps, store) => answered(deps, store, { revision: 0, themes: [] }),
  previewTheme: (deps, store) => answered(deps, store, { phrases: [{ language: null, text: 'lamp' }] }),
  promoteOther: (deps, store) => answered(deps, store, { body: 'A', optionId: 'a', text: 'A' }),
  demoteOther: (deps, store) => answered(deps, store, { body: 'A' }),
  setMeasure: (deps, store) => answered(deps, store, { measure: 'Loyalty' }),
  listResponses: answered,
  getResponse: answered,
  deleteResponse: answered,
  deleteResponses: selected,
  exportSelection: selected,
  markResponses: selected,
  noteResponse: (deps, store) => answered(deps, store, { note: 'Call back' }),
  getResponseTags: answered,
  listLowScores: answered,
  getInbox: answered,
  getLowScore: answered,
  getShopper: answered,
  changeLowScores: (deps, store) => selected(deps, store, { changeId: 'a', change: { state: 'solved' } }),
  undoLowScoreChange: changed,
  createDiscount: (deps, store) => answered(deps, store, { changeId: 'b', percent: 10, days: 30 }),
  compareSegments: answered,
  getSplitTest: answered,
  getMoneyByAnswer: answered,
  getResultsByProduct: answered,
  getWhoAnswered: answered,
  getFindings: answered,
  pinHeadline: (deps, store) => answered(deps, store, { meaningId: null }),
  markFinding: (deps, store) => answered(deps, store, { key: 'lead:a:o:b', mark: 'kept' }),
  lookAtFindings: (deps, store) => answered(deps, store, { keys: [] }),
  getAnnotations: answered,
  saveAnnotation: noted,
  deleteAnnotation: noted,
  listShares: answered,
  createShare: (deps, store) => answered(deps, store, { days: 30, hasTexts: false }),
  endShare: shared,
  getSourceQuestions: answered,
  listChannelTexts: answered,
  getChannelReport: answered,
  countChannels: answered,
  changeConnection: (deps, store) => connection(deps, store, CONNECTION),
  switchConnection: (deps, store) => connection(deps, store, { isActive: true }),
  rotateSecret: connection,
  deleteConnection: connection,
  listDeliveries: connection,
  sendTest: connection,
  sendAgain: (deps, store) => connection(deps, store, { eventId: null }),
  endKey: async (deps, { storeId }) => {
    const keyId = deps.newId();
    const key = { keyId, name: 'Warehouse', scopes: ['read' as const], keyHash: keyId, ending: 'abcd' };
    await insertKey(deps.database, storeId, key);
    return { parameters: { keyId } };
  },
  exportResponses: answered,
  exportSummary: answered,
  getDataRequest: async (deps, { storeId }) => {
    const requestId = deps.newId();
    const job = {
      storeId,
      jobId: requestId,
      kind: 'collect_customer_data',
      uniqueKey: requestId,
      payload: {},
    };
    await insertJob(deps.database, job);
    return { parameters: { requestId } };
  },
};

const CONNECTION = {
  ...{ name: 'Warehouse', url: 'https://example.com/', events: ['survey.full' as const] },
  ...{ surveyIds: [], answerFilter: null, service: { kind: 'webhook' as const } },
};

async function connection(deps: TestDeps, { storeId }: StoreRecord, body?: object): Promise<Belonging> {
  const connectionId = deps.newId();
  await insertConnection(deps.database, storeId, { connectionId, ...CONNECTION }, 'sealed');
  return { parameters: { connectionId }, ...(body && { body }) };
}

async function noted(deps: TestDeps, store: StoreRecord): Promise<Belonging> {
  const { surveyId } = await buildPublishedSurvey(deps, store);
  const annotationId = deps.newId();
  const note = { day: '2026-05-04', text: 'Sale' };
  await upsertAnnotation(deps.database, { storeId: store.storeId, surveyId }, { annotationId, ...note });
  return { parameters: { surveyId, annotationId }, body: note };
}

async function shared(deps: TestDeps, store: StoreRecord): Promise<Belonging> {
  const { surveyId } = await buildPublishedSurvey(deps, store);
  const shareId = deps.newId();
  await insertShare(deps.database, store.storeId, {
    ...{ shareId, surveyId, tokenHash: shareId, madeBy: '', device: '' },
    ...{ parameters: parametersOf(DEFAULT_QUERY), hasTexts: false, days: 30 },
  });
  return { parameters: { surveyId, shareId } };
}

/** Creates a published survey with one response. */
async function answered(deps: TestDeps, store: StoreRecord, body?: object): Promise<Belonging> {
  const { surveyId, publicId } = await buildPublishedSurvey(deps, store);
  const responseId = deps.newId();
  const now = deps.clock();
  const reply = await request(http)
    .put(`${API_BASE}/collect/${publicId}/responses/${responseId}`)
    .send({
      ...{ version: 1, revision: 1, respondentKey: responseId, complete: true, timings: {}, path: ['q1'] },
      ...{ answers: { q1: { value: 3 } }, startedAt: now, changedAt: now, sentAt: now },
      attributes: { placement: 'hosted' },
    });
  expect(reply.status).toBe(200);
  return { parameters: { surveyId, responseId, meaningId: 'q1' }, ...(body && { body }) };
}

/** As `answered`, with the response in the body. */
async function selected(deps: TestDeps, store: StoreRecord, body?: object): Promise<Belonging> {
  const { parameters } = await answered(deps, store);
  return { parameters, body: { responseIds: [parameters['responseId']], ...body } };
}

/** As `answered`, with a change of its follow-up. */
async function changed(deps: TestDeps, store: StoreRecord): Promise<Belonging> {
  const { parameters } = await answered(deps, store);
  const { storeId } = store;
  const { surveyId = '', responseId = '' } = parameters;
  const changeId = deps.newId();
  const event = { responseId, changeId, kind: 'change', actor: '', before: {}, after: {} } as const;
  await insertEvents(deps.database, { storeId, surveyId }, [event]);
  return { parameters: { ...parameters, changeId }, body: {} };
}

/** Creates a published survey and returns its id and that of its first version. */
async function survey(deps: TestDeps, store: StoreRecord, body?: object): Promise<Belonging> {
  const { surveyId } = await buildPublishedSurvey(deps, store);
  return { parameters: { surveyId, version: '1' }, ...(body && { body }) };
}

/**
 * Routes whose path parameter names something that exists in every store, with edits per store. `templates.test.ts`
 * tests that one store's edit does not reach another store.
 */
const IN_EVERY_STORE = ['getTemplate', 'saveTemplate', 'resetTemplate'];

interface Belonging {
  readonly parameters: Record<string, string>;
  readonly body?: object;
}

const NAMING_SOMETHING = GUARDED.filter(
  ({ name, path }) => path.includes('{') && !IN_EVERY_STORE.includes(name),
);

const bearer = (token: string) => `Bearer ${token}`;

let deps: TestDeps;
let http: ReturnType<typeof testApp>['http'];
beforeAll(async () => {
  deps = testDeps({ database: await testDatabase() });
  http = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) }).http;
});

function send({ method, path }: Target): Test {
  const address = path.replaceAll(/\{\w+\}/g, 'someone-elses');
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  const sent = request(http)[verb](address);
  // The body is malformed JSON: a request that is refused before its body is read gets no error about the body.
  return verb === 'get' ? sent : sent.type('json').send('{"not":');
}

describe('access to every route by every credential', () => {
  it('finds routes to check', () => {
    expect(GUARDED.length).toBeGreaterThan(3);
  });

  describe.each(Object.entries(BEARERS))('%s', (_who, credentials) => {
    let authorization: string | null;
    beforeAll(async () => void (authorization = await credentials(deps)));

    it('gets 401 from every route', async () => {
      const refusal = { code: 'UNAUTHENTICATED', message: 'Please log in again.' };
      const replies = await eachOf(GUARDED, async (target) => {
        const sent = send(target);
        const reply = await (authorization === null ? sent : sent.set('authorization', authorization));
        return [target.name, reply.status, reply.body as unknown];
      });
      expect(replies).toEqual(GUARDED.map(({ name }) => [name, 401, { error: refusal }]));
    });
  });

  it('does not accept a session in a cookie, which browsers attach to any request', async () => {
    const { token } = await validSession(deps);
    const replies = await eachOf(GUARDED, async (target) => {
      const { status } = await send(target).set('cookie', `auth_token=${token}`);
      return [target.name, status];
    });
    expect(replies).toEqual(GUARDED.map(({ name }) => [name, 401]));
  });

  it('lets a valid session reach every route', async () => {
    const replies = await eachOf(GUARDED, async (target) => {
      const { authorization } = await validSession(deps);
      return { ...target, status: (await send(target).set('authorization', authorization)).status };
    });
    expect(replies.filter(({ status }) => status === 401 || status >= 500)).toEqual([]);
  });

  it('the tests have a fixture for each path parameter', () => {
    expect(NAMING_SOMETHING.map(({ name }) => name).sort()).toEqual(Object.keys(RESOURCES).sort());
  });

  it('answers a request for another store’s resource as if it did not exist', async () => {
    const { authorization } = await validSession(deps);
    const replies = await eachOf(NAMING_SOMETHING, async ({ name, method, path }) => {
      const made = await RESOURCES[name]?.(deps, await buildStore(deps));
      const address = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => made?.parameters[key] ?? '');
      const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
      const reply = await request(http)[verb](address).set('authorization', authorization).send(made?.body);
      return [name, reply.status, reply.body as unknown];
    });
    expect(replies).toMatchObject(
      NAMING_SOMETHING.map(({ name }) => [name, 404, { error: { code: 'NOT_FOUND' } }]),
    );
  });

  it('shows no data of another store on routes without a path parameter', async () => {
    const { store } = await validSession(deps);
    const { authorization } = await validSession(deps);
    for (const target of GUARDED.filter(({ method, path }) => method === 'GET' && !path.includes('{'))) {
      const { status, text } = await send(target).set('authorization', authorization);
      expect([target.name, status]).toEqual([target.name, 200]);
      for (const secret of [store.storeId, store.merchantId, store.shop]) expect(text).not.toContain(secret);
    }
  });

  it.each(SIGNED.map((target) => [target.name, target] as const))(
    'refuses %s without a signature',
    async (_name, target) => {
      const reply = await send(target);
      expect([400, 401]).toContain(reply.status);
      expect(reply.body).toMatchObject({
        error: { code: expect.stringMatching(/^(UNAUTHENTICATED|INVALID_INPUT)$/) as string },
      });
    },
  );
});

/** Every route, open routes included. */
const ALL: readonly Target[] = [
  ...routes.map(({ endpoint: { name, method, path } }) => ({ name, method, path: API_BASE + path })),
  ...plainRoutes,
];

interface Attempt {
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: object;
}

/** The places where a request may carry a credential. Null if the route has no such place. */
const PLACES: Record<string, (target: Target, value: string) => Attempt | null> = {
  path: ({ path }, value) =>
    path.includes('{') ? { path: path.replaceAll(/\{\w+\}/g, encodeURIComponent(value)) } : null,
  query: (target, value) => {
    const names = ['token', 'id', 'code', 'state', 'session', 'customerId', 'charge_id', 'askwell_preview'];
    const query = new URLSearchParams(names.map((name) => [name, value]));
    return { path: `${fixed(target)}?${query.toString()}` };
  },
  bearer: (target, value) => ({ path: fixed(target), headers: { authorization: bearer(value) } }),
  cookie: (target, value) => ({
    path: fixed(target),
    headers: { cookie: `auth_token=${value}; askwell_install_state=${value}` },
  }),
  signature: (target, value) => ({ path: fixed(target), headers: { 'x-shopify-hmac-sha256': value } }),
  'customer token': (target, value) => ({
    path: fixed(target),
    headers: { 'x-mantle-app-id': 'askwell', 'x-mantle-customer-api-token': value },
  }),
  'api key': (target, value) => ({
    path: fixed(target),
    headers: { 'x-mantle-app-id': 'askwell', 'x-mantle-app-api-key': value },
  }),
  body: (target, value) => inBody(target, { handoffToken: value }),
  'body as id token': (target, value) => inBody(target, { idToken: value }),
  'body as token': (target, value) => inBody(target, { token: value, action: 'choose', planId: 'free' }),
};

const fixed = ({ path }: Target) => path.replaceAll(/\{\w+\}/g, 'someone-elses');
const inBody = (target: Target, body: object) =>
  target.method === 'GET' ? null : { path: fixed(target), body };

describe.each(Object.entries(ADDRESS_CREDENTIALS))('%s', (kind, { takenBy, make }) => {
  let app: IdentityApp;
  let store: StoreRecord;
  let credential: AddressCredential;
  let before: string;
  beforeAll(async () => {
    app = await startIdentityApp();
    app.shops.behaviour.takesAnyToken = true;
    store = await buildStore(app.deps, app.newShop());
    credential = await make(app, store);
    before = await stateOfStore();
  });
  afterAll(() => app.shops.stop());

  async function attempt({ method }: Target, { path, headers = {}, body = {} }: Attempt) {
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    const cookie = [headers['cookie'], credential.cookie].filter(Boolean).join('; ');
    const sent = request(app.http)
      [verb](path)
      .redirects(0)
      .set({ ...headers, cookie });
    const { status, text, headers: replied } = await (verb === 'get' ? sent : sent.send(body));
    return { status, shown: `${text} ${String(replied['location'])} ${String(replied['set-cookie'])}` };
  }

  /** Everything that a merchant of the store can read through the API. */
  async function stateOfStore(): Promise<string> {
    const { authorization } = await validSession(app.deps, store);
    const paths = ['/onboarding/store/details', '/surveys?page=1&search=', '/billing/customer'];
    const replies = paths.map((path) =>
      request(app.http)
        .get(API_BASE + path)
        .set({ authorization }),
    );
    return (await Promise.all(replies)).map(({ text }) => text).join();
  }

  it.each(Object.entries(PLACES))('opens only its own purpose, sent in the %s', async (place, attemptOf) => {
    const facts = [store.merchantId, store.shop];
    // By day, each credential is tried in each place on a third of the routes; others of them for the next place.
    const from = Object.keys(PLACES).indexOf(place) + Object.keys(ADDRESS_CREDENTIALS).indexOf(kind);
    const tried = thorough(ALL, partOf(ALL, from, 3));
    const taken = await eachOf(tried, async (target) => {
      if (takenBy.includes(`${target.name} by ${place}`)) return [];
      const live = attemptOf(target, credential.value);
      const made = attemptOf(target, credential.value.split('').reverse().join(''));
      if (live === null || made === null) return [];
      const [reply, reference] = [await attempt(target, live), await attempt(target, made)];
      const isSame = reply.status === reference.status;
      return !isSame || facts.some((fact) => reply.shown.includes(fact)) ? [target.name] : [];
    });
    expect(taken.flat()).toEqual([]);
  });

  it('leaves the store unchanged after every refused attempt and still accepts the right credential', async () => {
    expect(await stateOfStore()).toBe(before);
    expect(await credential.opens()).toBe(true);
  });
});

it('does not show a draft’s definition to a visitor with a preview token', async () => {
  const store = await buildStore(deps);
  const { surveyId } = await buildSurvey(deps, store);
  const { token } = signPreview(
    { storeId: store.storeId, surveyId },
    deps.config.secrets.session,
    deps.clock(),
  );
  const preview = await request(http).get(`/store-preview/${token}`);
  const { survey: shown } = preview.body as { survey: { surveyId: string; version: number } };
  const path = `/questions/${shown.surveyId}/${String(shown.version)}.json`;
  for (const [place, attemptOf] of Object.entries(PLACES)) {
    const attempt = attemptOf({ name: '', method: 'GET', path }, token) ?? { path };
    const reply = await request(http)
      .get(attempt.path)
      .set(attempt.headers ?? {});
    expect([place, reply.status]).toEqual([place, 404]);
  }
});
