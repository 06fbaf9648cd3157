import type { PageKind, PlacementType } from '#shared/delivery/delivery.ts';
import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';

/** The survey id of the store's script, which belongs to no survey. */
export const SCRIPT_SURVEY_ID = '';

export interface PlacementSighting {
  readonly surveyId: string;
  readonly placement: PlacementType;
  readonly host: string;
  readonly at: string;
  /** Empty where the page did not say. */
  readonly page: PageKind | '';
}

export async function upsertPlacementSighting(
  db: Queries,
  storeId: string,
  { surveyId, placement, host, at, page }: PlacementSighting,
): Promise<void> {
  await db.query(
    `INSERT INTO placement_sightings (store_id, survey_id, placement, host, seen_at, page)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (store_id, survey_id, placement)
     DO UPDATE SET host = excluded.host, page = excluded.page, seen_at = greatest(placement_sightings.seen_at, excluded.seen_at)`,
    [storeId, surveyId, placement, host, at, page],
    UPKEEP,
  );
}

/** The sightings of a survey and of the store's script. */
export async function findPlacementSightings(
  db: Queries,
  storeId: string,
  surveyId: string,
): Promise<PlacementSighting[]> {
  return db.query<PlacementSighting>(
    `SELECT survey_id, placement, host, seen_at AS at, page FROM placement_sightings
      WHERE store_id = $1 AND survey_id = ANY ($2::text[]) ORDER BY survey_id, placement`,
    [storeId, [SCRIPT_SURVEY_ID, surveyId]],
  );
}
