import { randomUUID } from 'node:crypto';
import request from 'supertest';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Question } from '#shared/survey/question.ts';
import type { TestDeps } from '#tests/support/app.ts';
import type { IdentityApp } from '#tests/support/identity-app.ts';
import { validSession } from '#tests/support/sessions.ts';
import { question } from '#tests/shared/survey/build.ts';

/** A signed-in merchant with a plan, and the calls of the survey API. */
export async function merchant({ deps, http }: IdentityApp, plan: 'free' | 'pro' | null = 'free') {
  const { authorization, store } = await validSession(deps);
  if (plan !== null) await subscribe(deps, store.storeId, plan);
  const send = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
    request(http)[method](`/api/v1/surveys${path}`).set('authorization', authorization).send(body);
  const calls = {
    storeId: store.storeId,
    list: (query = '') => send('get', query),
    names: (query = '') => send('get', `/names${query}`),
    home: () => request(http).get('/api/v1/home').set('authorization', authorization),
    map: (id: string) => send('get', `/${id}/store-map`),
    create: (body: object) => send('post', '', body),
    get: (id: string) => send('get', `/${id}`),
    standing: (id: string) => send('get', `/${id}/standing`),
    save: (id: string, body: object) => send('put', `/${id}/draft`, body),
    publish: (id: string, draftRevision: number, meanings: object[] = []) =>
      send('post', `/${id}/publish`, { draftRevision, meanings }),
    status: (id: string, action: string) => send('post', `/${id}/status`, { action }),
    duplicate: (id: string, newSurveyId: string) => send('post', `/${id}/duplicate`, { newSurveyId }),
    belongings: (id: string) => send('get', `/${id}/belongings`),
    remove: (id: string) => send('delete', `/${id}`),
    versions: (id: string, query = '') => send('get', `/${id}/versions${query}`),
    version: (id: string, version: number | string) => send('get', `/${id}/versions/${version}`),
    restore: (id: string, version: number, body: object) =>
      send('post', `/${id}/versions/${version}/restore`, body),
    editTemplate: (id: string, body: object) => send('put', `/templates/${id}`, body),
  };
  return { ...calls, ...composed(calls) };
}

type Calls = {
  readonly create: (body: object) => request.Test;
  readonly save: (id: string, body: object) => request.Test;
  readonly publish: (id: string, draftRevision: number) => request.Test;
};

/** Calls that must succeed. Any other reply fails the test. */
function composed({ create, save, publish }: Calls) {
  const draft = async (...questions: Question[]): Promise<SurveyDetails> => {
    const made = succeeded<SurveyDetails>(await create({ surveyId: newId() }));
    if (questions.length === 0) return made;
    const definition = filled(made.definition, questions);
    const saved = succeeded<{ revision: number }>(await save(made.surveyId, saveOf(1, definition)));
    return { ...made, ...saved, definition };
  };
  const live = async (...questions: Question[]): Promise<SurveyDetails> => {
    const { surveyId, revision } = await draft(...(questions.length === 0 ? [oneQuestion] : questions));
    return succeeded<SurveyDetails>(await publish(surveyId, revision));
  };
  return { draft, live };
}

export const oneQuestion = question('nps', 'q1');

export const newId = () => `s-${randomUUID()}`;

export const saveOf = (baseRevision: number, definition: object, saveId = newId()) => ({
  baseRevision,
  saveId,
  definition,
});

/** The definition with these questions. */
export function filled(definition: SurveyDefinition, questions: readonly Question[]): SurveyDefinition {
  const { surveyId } = definition;
  return {
    ...definition,
    questions: questions.map((each, orderIndex) => ({ ...each, surveyId, orderIndex })),
  };
}

export function succeeded<T>(reply: request.Response): T {
  if (reply.status !== 200) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
  return (reply.body as { data: T }).data;
}

export async function subscribe(deps: TestDeps, storeId: string, planId: 'free' | 'pro'): Promise<void> {
  const plan = deps.config.billing.plans.find(({ id }) => id.startsWith(planId));
  await deps.database.query(
    `INSERT INTO subscriptions (store_id, subscription_id, plan_id, status, interval, amount, currency, created_at, updated_at)
     VALUES ($1, $2, $3, 'active', 'EVERY_30_DAYS', 0, 'USD', now(), now())`,
    [storeId, newId(), plan?.id],
  );
}

/** The store's stored counts, and the same counts from its surveys. */
export async function countsOf({ database }: TestDeps, storeId: string) {
  const [counts] = await database.query<{ live: number; published: number; manifest: number; rows: number }>(
    `SELECT live_surveys AS live, total_published_surveys AS published, manifest_revision AS manifest,
       (SELECT count(*)::int FROM surveys WHERE store_id = $1 AND status = 'live') AS rows
       FROM stores WHERE store_id = $1`,
    [storeId],
  );
  return counts;
}
