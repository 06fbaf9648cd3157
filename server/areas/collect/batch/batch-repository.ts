import type { Answers } from '#shared/survey/answer.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { DatabaseError } from '#server/kernel/database/database-error.ts';
import type { Segment } from '../responses/pending-response.ts';
import {
  SURVEY_COLUMNS,
  toSurvey,
  type SurveyRow,
  type SurveyState,
} from '#server/areas/surveys/survey-state-repository.ts';

/** The connection broke: whether what was under way was kept is unknown. */
export function isLost(error: unknown): boolean {
  return error instanceof DatabaseError && error.lost;
}

/** SQLSTATE classes 22 and 23: a value that does not fit, or a constraint that it breaks. */
export function isUnstorable(error: unknown): boolean {
  return error instanceof DatabaseError && /^2[23]/.test(error.sqlState);
}

export interface StoreState {
  readonly timezone: string;
  readonly surveys: ReadonlyMap<string, SurveyState>;
}

/**
 * Locks the store and then the surveys, in the order of their ids, as publishing does, so no two transactions deadlock.
 * No other batch, on any instance, changes what is read after this.
 */
export async function lockSurveys(
  tx: Queries,
  storeId: string,
  surveyIds: readonly string[],
): Promise<StoreState> {
  return toState(
    await tx.query<SurveyRow>(`${FIND_SURVEYS} ORDER BY surveys.survey_id FOR NO KEY UPDATE`, [
      storeId,
      surveyIds,
    ]),
  );
}

/** The same without a lock: it may change the next moment. */
export async function readSurveys(
  db: Queries,
  storeId: string,
  surveyIds: readonly string[],
): Promise<StoreState> {
  return toState(await db.query<SurveyRow>(FIND_SURVEYS, [storeId, surveyIds], { priority: 'ingest' }));
}

const FIND_SURVEYS = `SELECT ${SURVEY_COLUMNS}
   FROM stores JOIN surveys ON surveys.store_id = stores.store_id
  WHERE stores.store_id = $1 AND surveys.survey_id = ANY ($2::text[])`;

function toState(rows: readonly SurveyRow[]): StoreState {
  const surveys = rows.map(toSurvey);
  return {
    timezone: rows[0]?.timezone ?? 'UTC',
    surveys: new Map(surveys.map((survey) => [survey.surveyId, survey])),
  };
}

/** A response as it is kept. */
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
  readonly firstSavedAt: number;
}

export interface ResponseRow {
  survey_id: string;
  response_id: string;
  version: number;
  revision: number;
  is_complete: boolean;
  is_test: boolean;
  answers: Answers;
  path: string[];
  duration_ms: number | null;
  day: string;
  country: string;
  customer_type: string;
  placement: string;
  first_saved_at: string;
}

export interface ResponseName {
  readonly surveyId: string;
  readonly responseId: string;
}

/**
 * Those of the named responses that are stored already. Every change, erasure or count holds the survey's lock, so the
 * rows need no lock of their own: that would write each row twice.
 */
export async function findResponses(
  tx: Queries,
  storeId: string,
  names: readonly ResponseName[],
): Promise<StoredResponse[]> {
  const rows = await tx.query<ResponseRow>(
    `SELECT responses.survey_id, responses.response_id, version, revision, is_complete, is_test, answers, path,
            duration_ms, day, country, customer_type, placement, first_saved_at
       FROM unnest($2::text[], $3::text[]) AS named (survey_id, response_id)
       JOIN responses ON responses.store_id = $1
        AND responses.survey_id = named.survey_id AND responses.response_id = named.response_id`,
    [storeId, names.map(({ surveyId }) => surveyId), names.map(({ responseId }) => responseId)],
  );
  return rows.map(toStored);
}

export function toStored(row: ResponseRow): StoredResponse {
  return {
    surveyId: row.survey_id,
    responseId: row.response_id,
    version: row.version,
    revision: row.revision,
    isComplete: row.is_complete,
    isTest: row.is_test,
    answers: row.answers,
    path: row.path,
    durationMs: row.duration_ms,
    day: row.day,
    segment: { country: row.country, customerType: row.customer_type, placement: row.placement },
    firstSavedAt: Date.parse(row.first_saved_at),
  };
}

export interface NewcomerName extends ResponseName {
  readonly respondentKey: string;
  readonly order: { readonly orderId: string | null };
}

export interface Obstacles {
  /** Respondents (survey, key) who have a response already. */
  readonly taken: readonly { readonly surveyId: string; readonly respondentKey: string }[];
  /** Surveys of the store that have a verified answer to one of the orders. */
  readonly answered: readonly { readonly surveyId: string; readonly orderId: string }[];
  /** Responses that were erased. */
  readonly erased: readonly ResponseName[];
  readonly responsesInMonth: number;
}

interface ObstacleRow {
  kind: 'taken' | 'answered' | 'erased' | 'month';
  survey_id: string;
  name: string;
  n: number;
}

/**
 * Everything that may stand in the way of new responses. The ledger of erasures is asked too: a page that was offline
 * while its answers were erased must not bring them back.
 */
export async function findObstacles(
  tx: Queries,
  storeId: string,
  newcomers: readonly NewcomerName[],
  month: string,
): Promise<Obstacles> {
  const rows = await tx.query<ObstacleRow>(
    `SELECT 'taken' AS kind, responses.survey_id, responses.respondent_key AS name, 0 AS n
       FROM unnest($2::text[], $3::text[]) AS asked (survey_id, respondent_key)
       JOIN responses ON responses.store_id = $1
        AND responses.survey_id = asked.survey_id AND responses.respondent_key = asked.respondent_key
     UNION ALL
     SELECT 'answered', survey_id, order_id, 0 FROM responses
      WHERE store_id = $1 AND order_id = ANY ($6::text[]) AND is_order_verified
     UNION ALL
     SELECT 'erased', asked.survey_id, asked.response_id, 0
       FROM unnest($2::text[], $4::text[]) AS asked (survey_id, response_id)
      WHERE EXISTS (SELECT 1 FROM erasures
                     WHERE store_id = $1 AND requested_at > now() - interval '60 days'
                       AND response_ids ? asked.response_id)
     UNION ALL
     SELECT 'month', '', '', coalesce(sum(responses_in_month), 0)::int
       FROM surveys WHERE store_id = $1 AND responses_month = $5`,
    [
      storeId,
      newcomers.map(({ surveyId }) => surveyId),
      newcomers.map(({ respondentKey }) => respondentKey),
      newcomers.map(({ responseId }) => responseId),
      month,
      newcomers.flatMap(({ order }) => order.orderId ?? []),
    ],
  );
  const of = (kind: ObstacleRow['kind']) => rows.filter((row) => row.kind === kind);
  return {
    taken: of('taken').map((row) => ({ surveyId: row.survey_id, respondentKey: row.name })),
    answered: of('answered').map((row) => ({ surveyId: row.survey_id, orderId: row.name })),
    erased: of('erased').map((row) => ({ surveyId: row.survey_id, responseId: row.name })),
    responsesInMonth: of('month')[0]?.n ?? 0,
  };
}

/** Responses with an order, or with a checkout that leads to one, that were begun on a day of the store or later. */
export async function countOrdersSince(tx: Queries, storeId: string, day: string): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM responses
      WHERE store_id = $1 AND day >= $2::date
        AND (order_id IS NOT NULL OR checkout_token IS NOT NULL)`,
    [storeId, day],
  );
  return row?.n ?? 0;
}
