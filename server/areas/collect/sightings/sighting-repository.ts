import type { SightingKind } from '#shared/collect/collect.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Segment } from '../responses/pending-response.ts';

export interface SightingRow extends Segment {
  readonly surveyId: string;
  readonly sightingId: string;
  readonly kind: SightingKind;
  readonly version: number;
  readonly day: string;
}

/**
 * Stores sightings and counts the new ones in one statement. The rows must be unique. Sightings of deleted
 * surveys are dropped.
 */
export async function insertSightings(
  db: Queries,
  storeId: string,
  rows: readonly SightingRow[],
): Promise<void> {
  const column = <T>(pick: (row: SightingRow) => T): T[] => rows.map(pick);
  await db.query(
    `WITH given AS (
       SELECT * FROM unnest($2::text[], $3::text[], $4::text[], $5::int[], $6::date[], $7::text[], $8::text[], $9::text[])
         AS given (survey_id, sighting_id, kind, version, day, country, customer_type, placement)),
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
    [
      storeId,
      column(({ surveyId }) => surveyId),
      column(({ sightingId }) => sightingId),
      column(({ kind }) => kind),
      column(({ version }) => version),
      column(({ day }) => day),
      column(({ country }) => country),
      column(({ customerType }) => customerType),
      column(({ placement }) => placement),
    ],
    { priority: 'ingest', keepsPlan: true },
  );
}
