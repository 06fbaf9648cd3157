import { type RowsByStore, type Queries, byStore, type ByStore } from '#server/kernel/database/database.ts';
import { givenRows, statementByStore } from '#server/kernel/database/given-rows.ts';
import type { MonthCount } from '#server/areas/surveys/plan/veiled-room.ts';
import type { ResponseKey } from '../responses/pending-response.ts';
import {
  toStored,
  type KnownResponse,
  type StoredResponse,
  type ResponseRow,
  RESPONSE_KEYS,
} from '../responses/stored-response-repository.ts';
import { DatabaseError } from '#server/kernel/database/database-error.ts';

type KnownRow = ResponseRow &
  Omit<KnownResponse, keyof StoredResponse | 'order' | 'startedAt'> & {
    readonly orderId: string | null;
    readonly orderValue: string | null;
    readonly orderCurrency: string | null;
    readonly startedAt: string;
  };

const KNOWN_COLUMNS = `kept.survey_id, kept.response_id, version, revision, is_complete, is_test, answers,
  path, duration_ms, day, country, customer_type, placement, variant, first_saved_at, language, customer_id,
  order_id, order_value, order_currency, started_at`;

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

/** The connection broke, so it is unknown whether the transaction was committed. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof DatabaseError && error.lost;
}

/** SQLSTATE classes 22 and 23: an invalid value, or a violated constraint. */
export function isUnstorable(error: unknown): boolean {
  return error instanceof DatabaseError && /^2[23]/.test(error.sqlState);
}
