import type { EventType } from '#shared/connections/events.ts';
import type { Answers } from '#shared/survey/answer.ts';
import type { Variant } from '#shared/survey/variant.ts';
import type { RowsByStore, Queries } from '#server/kernel/database/database.ts';
import { givenRows, statementByStore, storeIdsOf } from '#server/kernel/database/given-rows.ts';
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

const LOCK_FREE = `SELECT ${STATE_COLUMNS}, stores.store_id
   FROM unnest($1::text[], $2::text[]) AS given (store_id, survey_id)
   JOIN stores ON stores.store_id = given.store_id
   JOIN surveys ON surveys.store_id = given.store_id AND surveys.survey_id = given.survey_id
  ORDER BY given.store_id, given.survey_id FOR NO KEY UPDATE OF stores, surveys SKIP LOCKED`;

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

export const RESPONSE_KEYS = givenRows<ResponseKey, ResponseKey>({
  surveyId: ['text', ({ surveyId }) => surveyId],
  responseId: ['text', ({ responseId }) => responseId],
});

const FIND_RESPONSES = statementByStore(RESPONSE_KEYS, ({ rows, storeOf }) => {
  const findIn = (table: string, isVeiled: boolean) =>
    `SELECT kept.store_id, ${KNOWN_COLUMNS}, ${isVeiled} AS is_veiled
       FROM ${rows}
       JOIN ${table} AS kept ON kept.store_id = ${storeOf('given')}
        AND kept.survey_id = given.survey_id AND kept.response_id = given.response_id`;
  return `${findIn('responses', false)} UNION ALL ${findIn('veiled_responses', true)}`;
});

/**
 * The responses of a batch that are already stored, veiled or not, by store. They need no row locks, because each change
 * holds the survey's lock; row locks would write each row twice.
 */
export async function findResponses(
  tx: Queries,
  keys: RowsByStore<ResponseKey>,
): Promise<ByStore<KnownResponse>> {
  const rows = await tx.query<KnownRow & { storeId: string }>(...FIND_RESPONSES(keys), { keepsPlan: true });
  return byStore(rows, ({ orderId, orderValue, orderCurrency, startedAt, ...row }) => ({
    ...toStored(row),
    order: { orderId, value: orderValue, currency: orderCurrency },
    startedAt: Date.parse(startedAt),
  }));
}

/** What was found, by store. */
export type ByStore<Found> = ReadonlyMap<string, readonly Found[]>;

function byStore<Row extends { readonly storeId: string }, Found>(
  rows: readonly Row[],
  toFound: (row: Row) => Found,
): ByStore<Found> {
  const found = new Map<string, Found[]>();
  for (const row of rows) {
    const own = found.get(row.storeId);
    if (own) own.push(toFound(row));
    else found.set(row.storeId, [toFound(row)]);
  }
  return found;
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
  storeId: string;
  surveyId: string;
  name: string;
  n: number;
  veiled: number;
}

const NEW_KEYS = givenRows<
  NewResponseKey,
  Record<'surveyId' | 'respondentKey' | 'responseId', string> & { orderId: string | null }
>(
  {
    surveyId: ['text', ({ surveyId }) => surveyId],
    respondentKey: ['text', ({ respondentKey }) => respondentKey],
    responseId: ['text', ({ responseId }) => responseId],
    orderId: ['text', ({ order }) => order.orderId],
  },
  3,
);

const FIND_CONFLICTS = statementByStore(
  NEW_KEYS,
  ({ rows, storeOf, anyStore }) =>
    `SELECT 'taken' AS kind, kept.store_id, kept.survey_id, kept.respondent_key AS name, 0 AS n, 0 AS veiled
       FROM ${rows}
       JOIN responses AS kept ON kept.store_id = ${storeOf('given')}
        AND kept.survey_id = given.survey_id AND kept.respondent_key = given.respondent_key
     UNION ALL
     SELECT 'taken', veiled.store_id, veiled.survey_id, veiled.respondent_key, 0, 0
       FROM ${rows}
       JOIN veiled_responses AS veiled ON veiled.store_id = ${storeOf('given')}
        AND veiled.survey_id = given.survey_id AND veiled.respondent_key = given.respondent_key
     UNION ALL
     SELECT 'answered', kept.store_id, kept.survey_id, kept.order_id, 0, 0
       FROM ${rows}
       JOIN responses AS kept ON kept.store_id = ${storeOf('given')} AND kept.order_id = given.order_id
      WHERE kept.is_order_verified
     UNION ALL
     SELECT 'erased', erasures.store_id, given.survey_id, given.response_id, 0, 0
       FROM ${rows}
       JOIN erasures ON erasures.store_id = ${storeOf('given')} AND erasures.response_ids ? given.response_id
      WHERE requested_at > now() - interval '60 days'
     UNION ALL
     SELECT 'veiled', store_id, survey_id, '', 0, count(*)::int FROM veiled_responses
      WHERE store_id = ${anyStore} AND (store_id, survey_id) IN (SELECT ${storeOf('given')}, given.survey_id FROM ${rows})
      GROUP BY store_id, survey_id
     UNION ALL
     SELECT 'month', store_id, '', responses_month, sum(responses_in_month)::int, sum(veiled_in_month)::int
       FROM surveys WHERE store_id = ${anyStore} AND responses_month = ANY ($2::text[])
      GROUP BY store_id, responses_month`,
);

/**
 * Finds what prevents new responses, by store. It includes erased responses, so that a page that was offline cannot
 * store them again.
 */
export async function findConflicts(
  tx: Queries,
  newResponses: RowsByStore<NewResponseKey>,
  months: readonly string[],
): Promise<ReadonlyMap<string, Conflicts>> {
  if (newResponses.length === 0) return new Map();
  const found = await tx.query<ConflictRow>(...FIND_CONFLICTS(newResponses, months), { keepsPlan: true });
  return new Map([...byStore(found, (row) => row)].map(([storeId, rows]) => [storeId, toConflicts(rows)]));
}

function toConflicts(rows: readonly ConflictRow[]): Conflicts {
  const of = (kind: ConflictRow['kind']) => rows.filter((row) => row.kind === kind);
  return {
    taken: of('taken').map((row) => ({ surveyId: row.surveyId, respondentKey: row.name })),
    answered: of('answered').map((row) => ({ surveyId: row.surveyId, orderId: row.name })),
    erased: of('erased').map((row) => ({ surveyId: row.surveyId, responseId: row.name })),
    months: new Map(of('month').map((row) => [row.name, { responses: row.n, veiled: row.veiled }])),
    veiledOf: new Map(of('veiled').map((row) => [row.surveyId, row.veiled])),
  };
}

/** The first day of the store's month, in which a plan counts orders. */
const SINCE = givenRows<string, { day: string }>({ day: ['date', (day) => day] });

const COUNT_ORDERS = statementByStore(
  SINCE,
  ({ rows, storeOf }) => `SELECT responses.store_id, count(*)::int AS n
       FROM ${rows} JOIN responses ON responses.store_id = ${storeOf('given')} AND responses.day >= given.day
      WHERE NOT is_test AND (order_id IS NOT NULL OR checkout_token IS NOT NULL) GROUP BY responses.store_id`,
);

/**
 * Counts the responses with an order, or with a checkout token of one, that began on this day of the store or later,
 * by store. Test responses do not count.
 */
export async function countOrdersSince(
  tx: Queries,
  days: RowsByStore<string>,
): Promise<ReadonlyMap<string, number>> {
  if (days.length === 0) return new Map();
  const rows = await tx.query<{ storeId: string; n: number }>(...COUNT_ORDERS(days));
  return new Map(rows.map(({ storeId, n }) => [storeId, n]));
}
