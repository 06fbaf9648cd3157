import { DEFAULT_DELIVERY, type Delivery, type PlacementType } from '#shared/delivery/delivery.ts';
import type { SurveyStatus } from '#shared/delivery/manifest.ts';
import type { StandingFacts } from '#shared/delivery/standing.ts';
import type { Queries } from '#server/kernel/database/database.ts';

/** The facts of one survey; those of the whole store are read once. */
export type SurveyStanding = Omit<StandingFacts, 'monthResponses' | 'liveSurveys'>;

interface Row {
  survey_id: string;
  status: SurveyStatus;
  delivery: Partial<Delivery>;
  ends_at: string | null;
  is_full: boolean;
  put_off_at: string | null;
  is_paused_by_plan: boolean;
  first_published_at: string | null;
}

interface Sighting {
  survey_id: string;
  placement: PlacementType;
  seen_at: string;
}

/** The store's script has no survey id among the sightings. */
const SCRIPT = '';

export async function findStandings(
  db: Queries,
  storeId: string,
  surveyIds: readonly string[],
): Promise<Map<string, SurveyStanding>> {
  if (surveyIds.length === 0) return new Map();
  const [rows, sightings] = await Promise.all([
    db.query<Row & Record<string, unknown>>(
      `SELECT survey_id, status, delivery, delivery->'schedule'->>'endsAt' AS ends_at,
              coalesce(responses_total >= (delivery->>'responseCap')::int, false) AS is_full,
              put_off_at, coalesce((settings->>'pausedByPlan')::boolean, false) AS is_paused_by_plan,
              first_published_at
         FROM surveys WHERE store_id = $1 AND survey_id = ANY ($2::text[])`,
      [storeId, surveyIds],
    ),
    db.query<Sighting & Record<string, unknown>>(
      `SELECT survey_id, placement, seen_at FROM placement_sightings
        WHERE store_id = $1 AND survey_id = ANY ($2::text[])`,
      [storeId, [SCRIPT, ...surveyIds]],
    ),
  ]);
  return new Map(rows.map((row) => [row.survey_id, standingOfRow(row, sightings)]));
}

function standingOfRow(row: Row, sightings: readonly Sighting[]): SurveyStanding {
  const { placements, schedule } = { ...DEFAULT_DELIVERY, ...row.delivery };
  return {
    status: row.status,
    placements: [...new Set(placements.map(({ type }) => type))],
    seen: seenSince(row, sightings),
    startsAt: schedule.startsAt,
    endsAt: row.ends_at,
    isFull: row.is_full,
    putOffAt: row.put_off_at,
    isPausedByPlan: row.is_paused_by_plan,
  };
}

/** The script draws every survey but those inside a block of the page, which needs the survey's own sighting. */
function seenSince(
  { survey_id, first_published_at }: Row,
  sightings: readonly Sighting[],
): SurveyStanding['seen'] {
  if (first_published_at === null) return [];
  const since = Date.parse(first_published_at);
  const latest = new Map<PlacementType, string>();
  for (const { survey_id: of, placement, seen_at: at } of sightings) {
    const isProof = of === survey_id || (of === SCRIPT && placement !== 'embedded');
    if (!isProof || Date.parse(at) < since) continue;
    const known = latest.get(placement);
    if (known === undefined || Date.parse(known) < Date.parse(at)) latest.set(placement, at);
  }
  return [...latest].map(([placement, at]) => ({ placement, at }));
}
