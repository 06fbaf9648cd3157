import type { SightingKind } from '#shared/collect/collect.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { givenRows } from '#server/kernel/database/given-rows.ts';
import type { impressions, sightings } from '#server/kernel/database/schema/delivery.ts';
import type { Segment } from '../responses/pending-response.ts';

export interface SightingRow extends Segment {
  readonly surveyId: string;
  readonly sightingId: string;
  readonly kind: SightingKind;
  readonly version: number;
  readonly day: string;
}

const GIVEN = givenRows<SightingRow, typeof sightings.$inferInsert & typeof impressions.$inferInsert>({
  surveyId: ['text', ({ surveyId }) => surveyId],
  sightingId: ['text', ({ sightingId }) => sightingId],
  kind: ['text', ({ kind }) => kind],
  version: ['int', ({ version }) => version],
  day: ['date', ({ day }) => day],
  country: ['text', ({ country }) => country],
  customerType: ['text', ({ customerType }) => customerType],
  placement: ['text', ({ placement }) => placement],
});

/**
 * Stores sightings and counts the new ones in one statement. The rows must be unique. Sightings of deleted
 * surveys are dropped.
 */
export async function insertSightings(
  db: Queries,
  storeId: string,
  rows: readonly SightingRow[],
): Promise<void> {
  await db.query(
    `WITH given AS (
       SELECT * FROM unnest(${GIVEN.lists}) AS given (${GIVEN.names})),
     living AS (
       SELECT survey_id FROM surveys WHERE store_id = $1 AND survey_id = ANY ($2::text[]) FOR KEY SHARE),
     fresh AS (
       INSERT INTO sightings (store_id, survey_id, sighting_id, kind, seen_at)
       SELECT $1, survey_id, sighting_id, kind, now() FROM given JOIN living USING (survey_id)
        ORDER BY survey_id, sighting_id, kind
       ON CONFLICT (store_id, survey_id, sighting_id, kind) DO NOTHING
       RETURNING survey_id, sighting_id, kind)
     INSERT INTO impressions (store_id, survey_id, kind, version, day, country, customer_type, placement, n)
     SELECT $1, survey_id, kind, version, day, country, customer_type, placement, count(*)
       FROM given JOIN fresh USING (survey_id, sighting_id, kind)
      GROUP BY survey_id, kind, version, day, country, customer_type, placement
      ORDER BY survey_id, kind, version, day, country, customer_type, placement
     ON CONFLICT (store_id, survey_id, kind, version, day, country, customer_type, placement)
     DO UPDATE SET n = impressions.n + excluded.n`,
    [storeId, ...GIVEN.values(rows)],
    { priority: 'ingest', keepsPlan: true },
  );
}
