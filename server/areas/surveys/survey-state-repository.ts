import type { Promotion } from './promotion.ts';
import { type Queries, byStore, type RowsByStore } from '#server/kernel/database/database.ts';
import type { EventType } from '#shared/connections/events.ts';
import { storeIdsOf } from '#server/kernel/database/given-rows.ts';

/** The part of a survey that decides about new answers. Its row stays locked until the transaction ends. */
export interface SurveyState {
  readonly surveyId: string;
  readonly name: string;
  readonly isInstalled: boolean;
  readonly status: string;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  /** The maximum number of responses. */
  readonly cap: number | null;
  readonly responsesTotal: number;
  readonly hasReachedLimit: boolean;
  readonly promotions: readonly Promotion[];
  /** The last day whose results are also counted by segment. */
  readonly segmentedTo: string | null;
  /** `StoredTheme[]` as JSON, because only changed themes are worth parsing. */
  readonly themesJson: string;
}

export interface SurveyRow {
  timezone: string;
  isInstalled: boolean;
  surveyId: string;
  name: string;
  status: string;
  schedule: { startsAt?: string | null; endsAt?: string | null } | null;
  responseCap: number | null;
  responsesTotal: number;
  hasReachedLimit: boolean;
  promotions: Promotion[];
  segmentedTo: string | null;
  themesJson: string;
}

/** Columns of `stores` joined with `surveys`. */
export const SURVEY_COLUMNS = `stores.timezone,
  (stores.installed_at IS NOT NULL AND stores.uninstalled_at IS NULL) AS is_installed, surveys.survey_id,
  surveys.name, surveys.status, surveys.delivery->'schedule' AS schedule, 
  (surveys.delivery->>'responseCap')::int AS response_cap, surveys.responses_total::float8 AS responses_total,
  surveys.has_reached_limit, surveys.promotions, surveys.segmented_to, surveys.themes::text AS themes_json`;

export function toSurvey(row: SurveyRow): SurveyState {
  return {
    surveyId: row.surveyId,
    name: row.name,
    isInstalled: row.isInstalled,
    // A store that uninstalled the app accepts no new responses.
    status: row.isInstalled ? row.status : 'closed',
    startsAt: momentOf(row.schedule?.startsAt),
    endsAt: momentOf(row.schedule?.endsAt),
    cap: row.responseCap,
    responsesTotal: row.responsesTotal,
    hasReachedLimit: row.hasReachedLimit,
    promotions: row.promotions,
    segmentedTo: row.segmentedTo,
    themesJson: row.themesJson,
  };
}

function momentOf(text: string | null | undefined): number | null {
  const moment = text == null ? Number.NaN : Date.parse(text);
  return Number.isNaN(moment) ? null : moment;
}

export function isOpen(survey: SurveyState, now: number): boolean {
  const { startsAt, endsAt } = survey;
  return (
    survey.status === 'live' && (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)
  );
}

export interface StoreState {
  readonly timezone: string;
  readonly surveys: ReadonlyMap<string, SurveyState>;
  /** The kinds of event that the store's connections want. */
  readonly wantedEvents: readonly EventType[];
  /** Whether a program may ask which responses changed. */
  readonly tracksChanges: boolean;
}

/**
 * Locks the store and then the surveys by id, in the same order as publishing, so that transactions do not deadlock. No
 * other batch changes the rows that are read afterwards.
 */
export async function lockSurveys(
  tx: Queries,
  storeId: string,
  surveyIds: readonly string[],
): Promise<StoreState> {
  return toState(
    await tx.query<StateRow>(
      `${FIND_SURVEYS} ORDER BY surveys.survey_id FOR NO KEY UPDATE`,
      [storeId, surveyIds],
      { keepsPlan: true },
    ),
  );
}

/** Reads the same without a lock, so the result may be outdated at once. */
export async function readSurveys(
  db: Queries,
  storeId: string,
  surveyIds: readonly string[],
): Promise<StoreState> {
  return toState(await db.query<StateRow>(FIND_SURVEYS, [storeId, surveyIds], { priority: 'ingest' }));
}

type StateRow = SurveyRow & { wantedEvents: EventType[]; tracksChanges: boolean };

const STATE_COLUMNS = `${SURVEY_COLUMNS}, stores.wanted_events, stores.changes_since IS NOT NULL AS tracks_changes`;

const FIND_SURVEYS = `SELECT ${STATE_COLUMNS}
   FROM stores JOIN surveys ON surveys.store_id = stores.store_id
  WHERE stores.store_id = $1 AND surveys.survey_id = ANY ($2::text[])`;

function toState(rows: readonly StateRow[]): StoreState {
  const surveys = rows.map(toSurvey);
  return {
    timezone: rows[0]?.timezone ?? 'UTC',
    surveys: new Map(surveys.map((survey) => [survey.surveyId, survey])),
    wantedEvents: rows[0]?.wantedEvents ?? [],
    tracksChanges: rows[0]?.tracksChanges ?? false,
  };
}

/**
 * Locks the surveys of several stores, each store before its surveys, and waits for nothing: a store is left out if
 * another transaction holds it or one of its surveys, or if a survey was deleted. So no store waits for another.
 */
export async function lockFreeSurveys(
  tx: Queries,
  stores: RowsByStore<string>,
): Promise<ReadonlyMap<string, StoreState>> {
  const rows = await tx.query<StateRow & { storeId: string }>(
    LOCK_FREE,
    [storeIdsOf(stores), stores.flatMap((store) => store.rows)],
    { keepsPlan: true },
  );
  const found = byStore(rows, (row) => row);
  return new Map(
    stores.flatMap(({ storeId, rows: surveyIds }) => {
      const own = found.get(storeId) ?? [];
      return own.length === surveyIds.length ? [[storeId, toState(own)] as const] : [];
    }),
  );
}

const LOCK_FREE = `SELECT ${STATE_COLUMNS}, stores.store_id
   FROM unnest($1::text[], $2::text[]) AS given (store_id, survey_id)
   JOIN stores ON stores.store_id = given.store_id
   JOIN surveys ON surveys.store_id = given.store_id AND surveys.survey_id = given.survey_id
  ORDER BY given.store_id, given.survey_id FOR NO KEY UPDATE OF stores, surveys SKIP LOCKED`;
