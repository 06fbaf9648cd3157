import type { Segment } from '#server/areas/collect/responses/pending-response.ts';
import type { ToldResponse, ToldShopper } from '#server/areas/collect/responses/response-events.ts';
import type { Queries } from '#server/kernel/database/database.ts';

/** A stored response with the definition of its version, in the format in which that was stored. */
export interface PastResponse extends Omit<ToldResponse, 'definition' | 'shopper'>, ToldShopper {
  readonly surveyId: string;
  readonly responseId: string;
  readonly definition: unknown;
  readonly isOrderVerified: boolean;
}

interface Row
  extends Omit<PastResponse, 'segment' | 'startedAt' | 'savedAt' | 'durationMs' | 'order'>, Segment {
  startedAt: string;
  savedAt: string;
  durationMs: number | null;
  orderId: string | null;
  orderValue: string | null;
  orderCurrency: string | null;
}

const MOST = 200;

/** Each comes with its definition, which may have half a megabyte, and mostly the newest response is wanted. */
const AT_ONCE = 5;

type Key = Pick<PastResponse, 'surveyId' | 'responseId'>;

/** The newest responses of these surveys, without tests. An empty list stands for all surveys. */
export async function* readNewestResponses(
  db: Queries,
  storeId: string,
  surveyIds: readonly string[],
): AsyncGenerator<PastResponse> {
  const keys = await db.query<Key>(
    `SELECT survey_id, response_id FROM responses
      WHERE store_id = $1 AND NOT is_test AND (cardinality($2::text[]) = 0 OR survey_id = ANY ($2::text[]))
      ORDER BY first_saved_at DESC LIMIT ${MOST}`,
    [storeId, surveyIds],
    { priority: 'rows' },
  );
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    yield* await findResponses(db, storeId, keys.slice(from, from + AT_ONCE));
  }
}

/** The newest first. */
async function findResponses(db: Queries, storeId: string, keys: readonly Key[]): Promise<PastResponse[]> {
  const rows = await db.query<Row>(
    `SELECT responses.survey_id, response_id, responses.version, revision, is_complete, answers, definition, country,
            customer_type, placement, language, started_at, saved_at, duration_ms, consent, customer_id, is_order_verified, order_id,
            order_value, order_currency
       FROM responses JOIN versions ON versions.store_id = responses.store_id
        AND versions.survey_id = responses.survey_id AND versions.version = responses.version
      WHERE responses.store_id = $1
        AND (responses.survey_id, response_id) IN (SELECT * FROM unnest($2::text[], $3::text[]))
      ORDER BY first_saved_at DESC`,
    [storeId, keys.map((key) => key.surveyId), keys.map((key) => key.responseId)],
    { priority: 'rows' },
  );
  return rows.map(({ country, customerType, placement, orderId, orderValue, orderCurrency, ...row }) => ({
    ...row,
    segment: { country, customerType, placement },
    startedAt: Date.parse(row.startedAt),
    savedAt: Date.parse(row.savedAt),
    durationMs: row.durationMs ?? 0,
    order: { orderId, value: orderValue, currency: orderCurrency },
  }));
}
