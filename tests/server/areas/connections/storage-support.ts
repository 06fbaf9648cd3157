import request from 'supertest';
import { expect } from 'vitest';
import type { Connection } from '#shared/api/connections.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { connectionsArea } from '#server/areas/connections/routes.ts';
import { BUCKET_KEYS, startBucket, startFaultyBucket } from '#tests/support/bucket.ts';
import { allJobs, makeJobsDue, testJobs } from '#tests/support/jobs.ts';
import { liveSurvey, startCollectApp } from '../collect/support.ts';
import { connectionCalls } from './support.ts';

export interface Manifest {
  readonly through: string;
  readonly store_timezone: string;
  readonly files: readonly {
    readonly path: string;
    readonly survey_id: string;
    readonly survey_name: string;
    readonly date: string;
    readonly format: string;
    readonly rows: number;
    readonly bytes: number;
    readonly crc32: string;
  }[];
}

/** A store on Pro with a live survey and a storage behind a server that can break. */
export async function openStorageStore({
  service: change = {},
  definition,
  env = { CONNECTIONS_LOOPBACK: 'on' },
  database: given,
}: {
  service?: object;
  definition?: SurveyDefinition;
  env?: Record<string, string>;
  database?: Database;
} = {}) {
  const app = await startCollectApp(given, env);
  const live = await liveSurvey(app, definition ? { definition } : {});
  const bucket = await startBucket('answers');
  const faulty = await startFaultyBucket(bucket);
  const calls = connectionCalls(app, live);
  const { database, clock } = app.deps;
  const { storeId } = live.store;
  const service = {
    ...{
      kind: 'storage',
      endpoint: faulty.url,
      region: 'eu-central-1',
      bucket: 'answers',
      prefix: 'askwell',
    },
    ...{ accessKeyId: BUCKET_KEYS.accessKeyId, formats: ['csv', 'parquet'], hour: 3, ...change },
  };
  const settings = (more: object = {}) => ({
    ...{ service, credential: BUCKET_KEYS.secretAccessKey, events: ['store.export'] },
    ...more,
  });
  return {
    ...{ app, live, bucket, faulty, calls, service, settings },
    add: async (more: object = {}): Promise<Connection> =>
      (await calls.create('', settings(more))).connection,
    schedule: () => testJobs(app.deps, connectionsArea).runChores(),
    async write() {
      await database.query(`UPDATE outbox SET next_at = now() WHERE store_id = $1`, [storeId]);
      await makeJobsDue({ database }, storeId);
      await allJobs(app.deps).runDue();
    },
    /** Goes on by a day, and exports. */
    async nextDay() {
      clock.advance(24 * 3_600_000);
      await this.schedule();
      await this.write();
    },
    async removeResponses(responseIds: readonly string[]) {
      const path = `/api/v1/surveys/${live.survey.surveyId}/selected-responses/deletion`;
      const reply = await live.authorized(request(app.express).post(path)).send({ responseIds });
      expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
    },
    isWritten: async (connectionId: string) =>
      (await calls.deliveries(connectionId)).deliveries.some(({ state }) => state === 'delivered'),
    preview: (choice: object) =>
      live.authorized(request(app.express).post('/api/v1/connection-preview')).send(choice),
    folder: `askwell/survey=${live.survey.surveyId}`,
    manifest: async () => JSON.parse(await bucket.text('askwell/manifest.json')) as Manifest,
  };
}

/** Copies the survey's response often, each with an id and a text of its own. */
export async function addManyResponses(
  database: Database,
  {
    store,
    survey,
  }: { readonly store: { readonly storeId: string }; readonly survey: { readonly surveyId: string } },
  {
    count,
    words,
    from = 0,
    textId = 'q3',
  }: { readonly count: number; readonly words: number; readonly from?: number; readonly textId?: string },
): Promise<void> {
  await database.query(
    // Without OFFSET, PostgreSQL would make the row once for each of its columns.
    `INSERT INTO responses SELECT (made.row).* FROM (
       SELECT jsonb_populate_record(NULL::responses, copied || jsonb_build_object(
                'response_id', md5('id' || n), 'respondent_key', md5('key' || n), 'path', jsonb_build_array('q1', $6::text),
                'first_saved_at', (copied ->> 'first_saved_at')::timestamptz - make_interval(secs => n / 3000.0),
                'answers', jsonb_build_object('q1', '{"value": 9}'::jsonb,
                  $6::text, jsonb_build_object('value', (SELECT string_agg(md5(n || '-' || word), ' ')
                                                       FROM generate_series(1, $4::int) AS word))))) AS row
         FROM (SELECT to_jsonb(responses) AS copied FROM responses WHERE store_id = $1 AND survey_id = $2 LIMIT 1) AS one,
              generate_series($5::int + 1, $5::int + $3::int) AS n OFFSET 0) AS made`,
    [store.storeId, survey.surveyId, count, words, from, textId],
  );
}
