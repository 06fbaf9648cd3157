import {
  DEFAULT_DELIVERY,
  type Delivery,
  type PageKind,
  type PlacementType,
} from '#shared/delivery/delivery.ts';
import type { SurveyStatus } from '#shared/delivery/manifest.ts';
import type { SeenAt, StandingFacts } from '#shared/delivery/standing.ts';
import type { Queries } from '#server/kernel/database/database.ts';

/** The facts of one survey; those of the whole store are read once. */
export type StoredStanding = Omit<StandingFacts, 'monthResponses' | 'liveSurveys' | 'outrankedBy'>;

interface Row {
  surveyId: string;
  status: SurveyStatus;
  delivery: Partial<Delivery>;
  endsAt: string | null;
  isFull: boolean;
  putOffAt: string | null;
  isPausedByPlan: boolean;
  firstPublishedAt: string | null;
  answeredAt: string | null;
}

interface Sighting {
  surveyId: string;
  placement: PlacementType;
  seenAt: string;
  page: PageKind | '';
}

export async function findStandings(
  db: Queries,
  storeId: string,
  surveyIds: readonly string[],
): Promise<Map<string, StoredStanding>> {
  if (surveyIds.length === 0) return new Map();
  const [rows, sightings] = await Promise.all([
    db.query<Row>(
      `SELECT survey_id, status, delivery, delivery->'schedule'->>'endsAt' AS ends_at,
              coalesce(responses_total >= (delivery->>'responseCap')::int, false) AS is_full,
              put_off_at, coalesce((settings->>'pausedByPlan')::boolean, false) AS is_paused_by_plan,
              first_published_at, last_response_at AS answered_at
         FROM surveys WHERE store_id = $1 AND survey_id = ANY ($2::text[])`,
      [storeId, surveyIds],
    ),
    db.query<Sighting>(
      `SELECT survey_id, placement, seen_at, page FROM placement_sightings
        WHERE store_id = $1 AND survey_id = ANY ($2::text[])`,
      [storeId, surveyIds],
    ),
  ]);
  return new Map(rows.map((row) => [row.surveyId, standingOfRow(row, sightings)]));
}

function standingOfRow(row: Row, sightings: readonly Sighting[]): StoredStanding {
  const { placements, schedule } = { ...DEFAULT_DELIVERY, ...row.delivery };
  return {
    status: row.status,
    placements: [...new Set(placements.map(({ type }) => type))],
    seen: seenSince(row, sightings),
    startsAt: schedule.startsAt,
    endsAt: row.endsAt,
    isFull: row.isFull,
    answeredAt: row.answeredAt,
    putOffAt: row.putOffAt,
    isPausedByPlan: row.isPausedByPlan,
  };
}

/** Where pages have shown the survey since it was published. */
function seenSince({ surveyId, firstPublishedAt }: Row, sightings: readonly Sighting[]): SeenAt[] {
  if (firstPublishedAt === null) return [];
  const since = Date.parse(firstPublishedAt);
  return sightings
    .filter((each) => each.surveyId === surveyId && Date.parse(each.seenAt) >= since)
    .map(({ placement, seenAt, page }) => ({ placement, at: seenAt, page: page === '' ? null : page }));
}
