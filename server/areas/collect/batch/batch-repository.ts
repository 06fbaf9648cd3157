import type { EventType } from '#shared/connections/events.ts';
import type { Answers } from '#shared/survey/answer.ts';
import type { Variant } from '#shared/survey/variant.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { DatabaseError } from '#server/kernel/database/database-error.ts';
import type { MonthCount } from '#server/areas/surveys/plan/veiled-room.ts';
import type { ResponseOrder, Segment } from '../responses/pending-response.ts';
import {
  SURVEY_COLUMNS,
  toSurvey,
  type SurveyRow,
  type SurveyState,
} from '#server/areas/surveys/survey-state-repository.ts';

/** The connection broke, so it is unknown whether the transaction was committed. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof DatabaseError && error.lost;
}

/** SQLSTATE classes 22 and 23: an invalid value, or a violated constraint. */
export function isUnstorable(error: unknown): boolean {
  return error instanceof DatabaseError && /^2[23]/.test(error.sqlState);
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

const FIND_SURVEYS = `SELECT ${SURVEY_COLUMNS}, stores.wanted_events, stores.changes_since IS NOT NULL AS tracks_changes
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

/** A response as it is stored. */
export interface StoredResponse {
  readonly surveyId: string;
  readonly responseId: string;
  readonly version: number;
  readonly revision: number;
  readonly isComplete: boolean;
  readonly isTest: boolean;
  readonly answers: Answers;
  readonly path: readonly string[];
  readonly durationMs: number | null;
  readonly day: string;
  readonly segment: Segment;
  readonly variant: Variant | null;
  readonly firstSavedAt: number;
}

/** A stored response, with the other fields that later snapshots do not change. */
export interface KnownResponse extends StoredResponse {
  readonly language: string;
  readonly customerId: string | null;
  readonly order: ResponseOrder;
  readonly startedAt: number;
  readonly isVeiled: boolean;
}

export interface ResponseRow extends Omit<StoredResponse, 'segment' | 'firstSavedAt'>, Segment {
  readonly firstSavedAt: string;
}

type KnownRow = ResponseRow &
  Omit<KnownResponse, keyof StoredResponse | 'order' | 'startedAt'> & {
    readonly orderId: string | null;
    readonly orderValue: string | null;
    readonly orderCurrency: string | null;
    readonly startedAt: string;
  };

export interface ResponseKey {
  readonly surveyId: string;
  readonly responseId: string;
}

const KNOWN_COLUMNS = `kept.survey_id, kept.response_id, version, revision, is_complete, is_test, answers,
  path, duration_ms, day, country, customer_type, placement, variant, first_saved_at, language, customer_id,
  order_id, order_value, order_currency, started_at`;

/**
 * The responses of this batch that are already stored, veiled or not. They need no row locks, because each change holds the survey's
 * lock; row locks would write each row twice.
 */
export async function findResponses(
  tx: Queries,
  storeId: string,
  names: readonly ResponseKey[],
): Promise<KnownResponse[]> {
  const rows = await tx.query<KnownRow>(
    `SELECT ${KNOWN_COLUMNS}, false AS is_veiled
       FROM unnest($2::text[], $3::text[]) AS named (survey_id, response_id)
       JOIN responses AS kept ON kept.store_id = $1
        AND kept.survey_id = named.survey_id AND kept.response_id = named.response_id
     UNION ALL
     SELECT ${KNOWN_COLUMNS}, true
       FROM unnest($2::text[], $3::text[]) AS named (survey_id, response_id)
       JOIN veiled_responses AS kept ON kept.store_id = $1
        AND kept.survey_id = named.survey_id AND kept.response_id = named.response_id`,
    [storeId, names.map(({ surveyId }) => surveyId), names.map(({ responseId }) => responseId)],
    { keepsPlan: true },
  );
  return rows.map(({ orderId, orderValue, orderCurrency, startedAt, ...row }) => ({
    ...toStored(row),
    order: { orderId, value: orderValue, currency: orderCurrency },
    startedAt: Date.parse(startedAt),
  }));
}

export function toStored<Row extends ResponseRow>({
  country,
  customerType,
  placement,
  firstSavedAt,
  ...row
}: Row) {
  return {
    ...row,
    segment: { country, customerType, placement },
    firstSavedAt: Date.parse(firstSavedAt),
  };
}

export interface NewResponseKey extends ResponseKey {
  readonly respondentKey: string;
  readonly order: { readonly orderId: string | null };
}

export interface Conflicts {
  /** Respondents (survey, key) who already have a response. */
  readonly taken: readonly { readonly surveyId: string; readonly respondentKey: string }[];
  /** Surveys of the store that already have a verified response to one of the orders. */
  readonly answered: readonly { readonly surveyId: string; readonly orderId: string }[];
  /** Responses that were erased. */
  readonly erased: readonly ResponseKey[];
  /** By month, as far as the surveys count one of the months that were asked for. */
  readonly months: ReadonlyMap<string, MonthCount>;
  /** The veiled responses of each survey. */
  readonly veiledOf: ReadonlyMap<string, number>;
}

interface ConflictRow {
  kind: 'taken' | 'answered' | 'erased' | 'veiled' | 'month';
  surveyId: string;
  name: string;
  n: number;
  veiled: number;
}

/**
 * Finds what prevents new responses. It includes erased responses, so that a page that was offline cannot store them
 * again.
 */
export async function findConflicts(
  tx: Queries,
  storeId: string,
  newResponses: readonly NewResponseKey[],
  months: readonly string[],
): Promise<Conflicts> {
  const rows = await tx.query<ConflictRow>(
    `SELECT 'taken' AS kind, responses.survey_id, responses.respondent_key AS name, 0 AS n, 0 AS veiled
       FROM unnest($2::text[], $3::text[]) AS asked (survey_id, respondent_key)
       JOIN responses ON responses.store_id = $1
        AND responses.survey_id = asked.survey_id AND responses.respondent_key = asked.respondent_key
     UNION ALL
     SELECT 'taken', veiled.survey_id, veiled.respondent_key, 0, 0
       FROM unnest($2::text[], $3::text[]) AS asked (survey_id, respondent_key)
       JOIN veiled_responses AS veiled ON veiled.store_id = $1
        AND veiled.survey_id = asked.survey_id AND veiled.respondent_key = asked.respondent_key
     UNION ALL
     SELECT 'answered', survey_id, order_id, 0, 0 FROM responses
      WHERE store_id = $1 AND order_id = ANY ($6::text[]) AND is_order_verified
     UNION ALL
     SELECT 'erased', asked.survey_id, asked.response_id, 0, 0
       FROM unnest($2::text[], $4::text[]) AS asked (survey_id, response_id)
      WHERE EXISTS (SELECT 1 FROM erasures
                     WHERE store_id = $1 AND requested_at > now() - interval '60 days'
                       AND response_ids ? asked.response_id)
     UNION ALL
     SELECT 'veiled', survey_id, '', 0, count(*)::int FROM veiled_responses
      WHERE store_id = $1 AND survey_id = ANY ($2::text[]) GROUP BY survey_id
     UNION ALL
     SELECT 'month', '', responses_month, sum(responses_in_month)::int, sum(veiled_in_month)::int
       FROM surveys WHERE store_id = $1 AND responses_month = ANY ($5::text[]) GROUP BY responses_month`,
    [
      storeId,
      newResponses.map(({ surveyId }) => surveyId),
      newResponses.map(({ respondentKey }) => respondentKey),
      newResponses.map(({ responseId }) => responseId),
      months,
      newResponses.flatMap(({ order }) => order.orderId ?? []),
    ],
    { keepsPlan: true },
  );
  const of = (kind: ConflictRow['kind']) => rows.filter((row) => row.kind === kind);
  return {
    taken: of('taken').map((row) => ({ surveyId: row.surveyId, respondentKey: row.name })),
    answered: of('answered').map((row) => ({ surveyId: row.surveyId, orderId: row.name })),
    erased: of('erased').map((row) => ({ surveyId: row.surveyId, responseId: row.name })),
    months: new Map(of('month').map((row) => [row.name, { responses: row.n, veiled: row.veiled }])),
    veiledOf: new Map(of('veiled').map((row) => [row.surveyId, row.veiled])),
  };
}

/**
 * Counts the responses with an order, or with a checkout token of one, that began on this day of the store or later.
 * Test responses do not count.
 */
export async function countOrdersSince(tx: Queries, storeId: string, day: string): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM responses
      WHERE store_id = $1 AND day >= $2::date AND NOT is_test
        AND (order_id IS NOT NULL OR checkout_token IS NOT NULL)`,
    [storeId, day],
  );
  return row?.n ?? 0;
}
