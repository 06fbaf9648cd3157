import type { ResponseName } from '#server/areas/collect/batch/batch-repository.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { CustomerReference } from './erasure-repository.ts';

/**
 * A page may send any customer id and any order's number, so a response that only names a customer is a claim. It is
 * theirs only if the store's own webhook matched its checkout token with one of their orders.
 *
 * When a customer is erased, a claim is removed and the answers stay without a name. Deleting them would let a stranger
 * delete other shoppers' answers by naming the stranger; keeping the claim would keep the customer's id. A merchant may
 * erase claimed answers too, by hand.
 */
export const IDENTITY = `CASE WHEN is_order_verified THEN 'verified'
  WHEN customer_id IS NOT NULL OR order_id IS NOT NULL THEN 'claimed, not verified' END`;

/** With the customer's id as $2 and their orders, as the store told them, as $3. */
export const IS_THEIRS = `is_order_verified AND order_id = ANY ($3::text[])`;
export const IS_CLAIMED = `NOT is_order_verified AND (customer_id = $2 OR order_id = ANY ($3::text[]))`;

/** Up to `limit` responses of a customer, with those that only claim to be theirs or without them. */
export async function findResponsesOfCustomer(
  db: Queries,
  storeId: string,
  { customerId, orderIds }: CustomerReference,
  { withClaims, limit }: { readonly withClaims: boolean; readonly limit: number },
): Promise<ResponseName[]> {
  const rows = await db.query<{ survey_id: string; response_id: string }>(
    `SELECT survey_id, response_id FROM responses
      WHERE store_id = $1 AND ((${IS_THEIRS}) OR ($4::boolean AND ${IS_CLAIMED}))
        AND (customer_id = $2 OR order_id = ANY ($3::text[]))
      ORDER BY survey_id, response_id LIMIT $5::int`,
    [storeId, customerId, orderIds, withClaims, limit],
    { priority: 'upkeep' },
  );
  return rows.map((row) => ({ surveyId: row.survey_id, responseId: row.response_id }));
}

const WITHOUT_CLAIM = `customer_id = NULL, order_id = NULL, order_value = NULL, order_currency = NULL,
  customer_orders = NULL, checkout_token = NULL,
  respondent_key = CASE WHEN respondent_key LIKE 'order:%' THEN 'claim:' || response_id ELSE respondent_key END`;

/** Removes the claim of up to `limit` responses, and says which ones. */
export async function removeClaims(
  tx: Queries,
  storeId: string,
  { customerId, orderIds }: CustomerReference,
  limit: number,
): Promise<ResponseName[]> {
  const rows = await tx.query<{ survey_id: string; response_id: string }>(
    `UPDATE responses SET ${WITHOUT_CLAIM}
      WHERE store_id = $1 AND (survey_id, response_id) IN (
        SELECT survey_id, response_id FROM responses WHERE store_id = $1 AND ${IS_CLAIMED}
         ORDER BY survey_id, response_id LIMIT $4::int)
      RETURNING survey_id, response_id`,
    [storeId, customerId, orderIds, limit],
  );
  return rows.map((row) => ({ surveyId: row.survey_id, responseId: row.response_id }));
}

/**
 * Writes down whose claim was removed, by random ids alone. The survey's column stays empty: the responses named here
 * must not be deleted when erasures are replayed.
 */
export async function recordRemovedClaims(
  tx: Queries,
  storeId: string,
  { erasureId, names }: { readonly erasureId: string; readonly names: readonly ResponseName[] },
): Promise<void> {
  await tx.query(
    `INSERT INTO erasures (store_id, erasure_id, subject, response_ids, requested_at, completed_at)
     VALUES ($1, $2, 'claim', $3::jsonb, now(), now())`,
    [
      storeId,
      erasureId,
      JSON.stringify(names.map(({ surveyId, responseId }) => `${surveyId}/${responseId}`)),
    ],
  );
}

/** Removes claims again that a restored copy of the database brought back. */
export async function removeReturnedClaims(db: Queries, storeId: string): Promise<void> {
  await db.query(
    `UPDATE responses SET ${WITHOUT_CLAIM}
      WHERE store_id = $1 AND NOT is_order_verified
        AND (customer_id IS NOT NULL OR order_id IS NOT NULL OR checkout_token IS NOT NULL)
        AND (survey_id, response_id) IN (
          SELECT split_part(name, '/', 1), split_part(name, '/', 2)
            FROM erasures CROSS JOIN LATERAL jsonb_array_elements_text(response_ids) AS removed (name)
           WHERE store_id = $1 AND subject = 'claim')`,
    [storeId],
    { priority: 'upkeep' },
  );
}
