import { randomBytes } from 'node:crypto';
import * as analytics from '#shared/api/analytics.ts';
import { EXPORT_PATHS } from '#shared/api/values.ts';
import { listResponses } from '#shared/api/analytics-responses.ts';
import { API_BASE } from '#shared/api/base.ts';
import type { Endpoint, OutputOf } from '#shared/api/endpoint.ts';
import { getHome } from '#shared/api/home.ts';
import * as surveys from '#shared/api/surveys.ts';
import type { Client, Kind } from './client.ts';
import type { SoakStore } from './stage.ts';

/** The shares of visits that continue to the builder, from there to delivery, and that export. */
const BUILDS = 0.3;
const PUBLISHES = 0.4;
const EXPORTS = 0.15;
const SAVES = 4;

const chance = (share: number) => Math.random() < share;

/** One visit of a store's merchant: the list, the results, and sometimes the builder or an export. */
export async function visitAsMerchant(client: Client, store: SoakStore): Promise<void> {
  await call(client, store, 'list', surveys.listSurveys);
  await call(client, store, 'list', getHome);
  await look(client, store);
  if (chance(BUILDS)) await build(client, store);
  if (chance(EXPORTS)) {
    await send(client, store, 'export', { method: 'GET', path: EXPORT_PATHS.responses });
  }
}

async function look(client: Client, store: SoakStore): Promise<void> {
  const pages = [
    analytics.getAnalyticsOverview,
    analytics.getQuestionResults,
    analytics.getAnalyticsTrends,
    analytics.getAnalyticsFunnel,
    analytics.getFilterChoices,
    listResponses,
  ];
  for (const page of pages) await call(client, store, 'analytics', page);
  // A filter that the counters cannot answer, so the server reads the rows.
  await call(client, store, 'analytics', analytics.getQuestionResults, { answered: 'q2=o:a' });
}

async function build(client: Client, store: SoakStore): Promise<void> {
  const survey = await call(client, store, 'builder', surveys.getSurvey);
  let { revision } = survey;
  for (let save = 1; save <= SAVES; save += 1) {
    const name = `Round ${revision}.${save}`;
    const saved = await call(client, store, 'builder', surveys.saveDraft, {
      baseRevision: revision,
      saveId: randomBytes(16).toString('hex'),
      definition: { ...survey.definition, name },
    });
    revision = saved.revision;
  }
  if (!chance(PUBLISHES)) return;
  const input = { draftRevision: revision, meanings: [] };
  const published = await call(client, store, 'builder', surveys.publishSurvey, input);
  store.version = published.liveVersion ?? store.version;
}

async function call<E extends Endpoint>(
  client: Client,
  store: SoakStore,
  kind: Kind,
  { method, path }: E,
  input?: object,
): Promise<OutputOf<E>> {
  const isQuery = method === 'GET' && input !== undefined;
  const text = await send(client, store, kind, {
    method,
    path: isQuery ? `${path}?${new URLSearchParams({ ...input }).toString()}` : path,
    ...(input !== undefined && !isQuery && { body: JSON.stringify(input) }),
  });
  return (JSON.parse(text) as { data: OutputOf<E> }).data;
}

function send(
  client: Client,
  { authorization, surveyId }: SoakStore,
  kind: Kind,
  { method, path, body }: { method: string; path: string; body?: string },
): Promise<string> {
  return client.send(kind, {
    method,
    path: API_BASE + path.replace('{surveyId}', surveyId),
    headers: { authorization, 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  });
}
