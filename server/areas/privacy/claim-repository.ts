import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import type { CustomerReference } from './erasure-repository.ts';
import type { ResponseKey } from '#server/areas/collect/responses/pending-response.ts';

/**
 * A page can send any customer id and order number, so such a response is only a claim. It is verified if a webhook
 * of the store linked its checkout token to one of the customer's orders. Erasing a customer removes the claim and
 * keeps the answers: deleting them would let anyone delete other shoppers' answers by naming themselves, and keeping
 * the claim would keep the customer's id. The merchant can choose to erase claimed answers too.
 */
export const IDENTITY_COLUMN = `CASE WHEN is_order_verified THEN 'verified'
  WHEN customer_id IS NOT NULL OR order_id IS NOT NULL THEN 'claimed, not verified' END`;

/** $2 is the customer's id, $3 their order ids from the store. */
export const IS_VERIFIED = `is_order_verified AND order_id = ANY ($3::text[])`;
export const IS_CLAIMED = `NOT is_order_verified AND (customer_id = $2 OR order_id = ANY ($3::text[]))`;

/** Up to `limit` responses of a customer, with or without unverified claims. */
export async function findResponsesOfCustomer(
  db: Queries,
  storeId: string,
  { customerId, orderIds }: CustomerReference,
  { withClaims, limit }: { readonly withClaims: boolean; readonly limit: number },
): Promise<ResponseKey[]> {
  return db.query<ResponseKey>(
    `SELECT survey_id, response_id FROM responses
      WHERE store_id = $1 AND ((${IS_VERIFIED}) OR ($4::boolean AND ${IS_CLAIMED}))
        AND (customer_id = $2 OR order_id = ANY ($3::text[]))
      ORDER BY survey_id, response_id LIMIT $5::int`,
    [storeId, customerId, orderIds, withClaims, limit],
    UPKEEP,
  );
}

const WITHOUT_CLAIM = `customer_id = NULL, order_id = NULL, order_value = NULL, order_currency = NULL,
  customer_orders = NULL, checkout_token = NULL,
  respondent_key = CASE WHEN respondent_key LIKE 'order:%' THEN 'claim:' || response_id ELSE respondent_key END`;

/** Removes the claim of up to `limit` responses, and returns their ids. */
export async function removeClaims(
  tx: Queries,
  storeId: string,
  { customerId, orderIds }: CustomerReference,
  limit: number,
): Promise<ResponseKey[]> {
  const responses = await tx.query<ResponseKey>(
    `UPDATE responses SET ${WITHOUT_CLAIM}
      WHERE store_id = $1 AND (survey_id, response_id) IN (
        SELECT survey_id, response_id FROM responses WHERE store_id = $1 AND ${IS_CLAIMED}
         ORDER BY survey_id, response_id LIMIT $4::int)
      RETURNING survey_id, response_id`,
    [storeId, customerId, orderIds, limit],
  );
  if (responses.length > 0) await eraseNotes(tx, storeId, responses);
  return responses;
}

/** What the merchant wrote about these responses may name the customer. */
async function eraseNotes(tx: Queries, storeId: string, responses: readonly ResponseKey[]): Promise<void> {
  const keys = [
    storeId,
    responses.map(({ surveyId }) => surveyId),
    responses.map(({ responseId }) => responseId),
  ];
  const isNamed = `(survey_id, response_id) IN (
    SELECT survey_id, response_id FROM unnest($2::text[], $3::text[]) AS named (survey_id, response_id))`;
  await tx.query(`UPDATE follow_ups SET note = '' WHERE store_id = $1 AND ${isNamed}`, keys);
  await tx.query(
    `UPDATE follow_up_events SET before = before - 'note', after = after - 'note'
      WHERE store_id = $1 AND ${isNamed}`,
    keys,
  );
}

/**
 * Records the ids of responses whose claim was removed. The survey column stays empty, because a replay of erasures
 * must not delete these responses.
 */
export async function recordRemovedClaims(
  tx: Queries,
  storeId: string,
  { erasureId, names }: { readonly erasureId: string; readonly names: readonly ResponseKey[] },
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

export async function findStoresWithRemovedClaims(db: Queries): Promise<string[]> {
  const rows = await db.query<{ storeId: string }>(
    `SELECT /* every store */ DISTINCT store_id FROM erasures WHERE subject = 'claim' ORDER BY store_id`,
    [],
    UPKEEP,
  );
  return rows.map((row) => row.storeId);
}

/** Removes claims again that a restored backup brought back. */
export async function removeReturnedClaims(db: Queries, storeId: string): Promise<void> {
  const responses = await db.query<ResponseKey>(
    `UPDATE responses SET ${WITHOUT_CLAIM}
      WHERE store_id = $1 AND NOT is_order_verified
        AND (customer_id IS NOT NULL OR order_id IS NOT NULL OR checkout_token IS NOT NULL)
        AND (survey_id, response_id) IN (
          SELECT split_part(name, '/', 1), split_part(name, '/', 2)
            FROM erasures CROSS JOIN LATERAL jsonb_array_elements_text(response_ids) AS removed (name)
           WHERE store_id = $1 AND subject = 'claim')
      RETURNING survey_id, response_id`,
    [storeId],
    UPKEEP,
  );
  if (responses.length > 0) await eraseNotes(db, storeId, responses);
  await db.query(
    `UPDATE veiled_responses SET ${WITHOUT_CLAIM}
      WHERE store_id = $1 AND (customer_id IS NOT NULL OR order_id IS NOT NULL OR checkout_token IS NOT NULL)
        AND (survey_id, response_id) IN (
          SELECT split_part(name, '/', 1), split_part(name, '/', 2)
            FROM erasures CROSS JOIN LATERAL jsonb_array_elements_text(response_ids) AS removed (name)
           WHERE store_id = $1 AND subject = 'claim')`,
    [storeId],
    UPKEEP,
  );
}

/** A veiled response is linked to no order yet: a checkout token of one of the customer's orders verifies it. */
export const IS_VEILED_VERIFIED = `checkout_token IN (
  SELECT checkout_token FROM orders
   WHERE store_id = $1 AND checkout_token IS NOT NULL AND (customer_id = $2 OR order_id = ANY ($3::text[])))`;

/** Deletes a customer's veiled responses, with or without unverified claims, and returns their keys. */
export async function deleteVeiledOfCustomer(
  tx: Queries,
  storeId: string,
  { customerId, orderIds }: CustomerReference,
  withClaims: boolean,
): Promise<ResponseKey[]> {
  return tx.query<ResponseKey>(
    `DELETE FROM veiled_responses
      WHERE store_id = $1 AND (${IS_VEILED_VERIFIED}
         OR ($4::boolean AND (customer_id = $2 OR order_id = ANY ($3::text[]))))
     RETURNING survey_id, response_id`,
    [storeId, customerId, orderIds, withClaims],
  );
}

/** Removes the customer's claims from the veiled responses that are left, and returns their keys. */
export async function removeVeiledClaims(
  tx: Queries,
  storeId: string,
  { customerId, orderIds }: CustomerReference,
): Promise<ResponseKey[]> {
  return tx.query<ResponseKey>(
    `UPDATE veiled_responses SET ${WITHOUT_CLAIM}
      WHERE store_id = $1 AND (customer_id = $2 OR order_id = ANY ($3::text[]))
     RETURNING survey_id, response_id`,
    [storeId, customerId, orderIds],
  );
}
