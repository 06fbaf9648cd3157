import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { subscribe } from '#tests/server/areas/surveys/support.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { testDeps } from '#tests/support/app.ts';
import { freshPostgresUrl, migratedDataFolder, migrateFully } from '#tests/support/database.ts';
import { counted, recounted } from '#tests/support/recount.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

/** An instance's data: a folder, or the address of a PostgreSQL. */
export type Place = string;

const isAddress = (place: Place) => place.startsWith('postgres:');

export const engineOf = (place: Place) => (isAddress(place) ? 'PostgreSQL' : 'PGlite');

export const environmentOf = (place: Place): Record<string, string> =>
  isAddress(place) ? { DATABASE_URL: place } : { DATA_DIR: place };

export const openPlace = (place: Place): Promise<Database> =>
  openDatabase(isAddress(place) ? { engine: 'postgres', url: place } : { engine: 'pglite', dataDir: place });

/** Works with the place's data while no instance has it open. */
export async function withDatabase<T>(place: Place, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openPlace(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

export const newFolder = (): Place => join(inject('scratch'), `faults-${randomUUID()}`);

/** A place with empty tables. */
export async function newDataFolder(): Promise<Place> {
  const folder = newFolder();
  await migratedDataFolder(folder);
  return folder;
}

export async function newPostgres(): Promise<Place> {
  const url = await freshPostgresUrl();
  const database = await openPlace(url);
  await migrateFully(database);
  await database.close();
  return url;
}

export interface Prepared {
  readonly place: Place;
  readonly publicId: string;
  readonly surveyId: string;
  readonly storeId: string;
  readonly shop: string;
  readonly authorization: string;
}

const SCALE_AND_TEXT = survey(question('nps', 'q1'), question('text', 'q2', { isRequired: false }));

/** Creates a store on Pro with a live survey and a signed-in merchant, before an instance starts. */
export function prepare(place: Place): Promise<Prepared> {
  return withDatabase(place, async (database) => ({
    place,
    ...(await prepareStore(database, SCALE_AND_TEXT)),
  }));
}

export async function prepareStore(
  database: Database,
  definition: SurveyDefinition,
): Promise<Omit<Prepared, 'place'>> {
  const clock = Object.assign(() => Date.now(), { advance: () => undefined });
  const deps = testDeps({ database, clock });
  const { store, authorization } = await validSession(deps);
  const { storeId, shop } = store;
  await subscribe(deps, storeId, 'pro');
  const { publicId, surveyId } = await buildPublishedSurvey(deps, store, definition);
  return { publicId, surveyId, storeId, shop, authorization };
}

export const newResponseId = () => randomBytes(16).toString('hex');

/** One response, as a shopper's page sends it. */
export const responseBody = (responseId: string, now = Date.now()) => ({
  version: 1,
  revision: 1,
  respondentKey: responseId,
  complete: true,
  answers: { q1: { value: 9 }, q2: { value: 'words of theirs' } },
  timings: { q1: 100 },
  path: ['q1', 'q2'],
  startedAt: now - 1_000,
  changedAt: now,
  sentAt: now,
  attributes: { placement: 'popup' },
});

/** Sends one response as a shopper's page does. */
export function answer(
  url: string,
  { publicId }: Pick<Prepared, 'publicId'>,
  responseId = newResponseId(),
  now = Date.now(),
): Promise<Response> {
  return fetch(`${url}/api/v1/collect/${publicId}/responses/${responseId}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(60_000),
    body: JSON.stringify(responseBody(responseId, now)),
  });
}

/** Expects exactly these responses, and counters that equal a recount. */
export async function expectKept({ place, storeId }: Prepared, responseIds: readonly string[]) {
  const database = await openPlace(place);
  try {
    const rows = await database.query<{ id: string }>(
      'SELECT response_id AS id FROM responses WHERE store_id = $1 ORDER BY 1',
      [storeId],
    );
    expect(rows.map(({ id }) => id)).toEqual([...responseIds].sort());
    expect(await counted(database, storeId)).toEqual(await recounted(database, storeId));
  } finally {
    await database.close();
  }
}

export async function tablesOf(place: Place): Promise<string[]> {
  const database = await openPlace(place);
  const rows = await database.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  await database.close();
  return rows.map(({ name }) => name);
}
