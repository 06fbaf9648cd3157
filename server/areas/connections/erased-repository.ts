import type { ErasedResponses } from '#server/areas/collect/responses/response-events.ts';
import type { Queries } from '#server/kernel/database/database.ts';

/** Whom a connection was told as the customer of a response, or, without a connection, whom it may have been told. */
export interface ToldCustomer {
  readonly connectionId: string | null;
  readonly responseId: string;
  readonly customerId: string;
  readonly savedAt: string;
  /** The customer was named by e-mail; without a connection, as far as it can be said. */
  readonly isByEmail: boolean;
}

/** The log forgets after a month; the responses themselves are still there when they are about to be erased. */
export async function findToldCustomers(
  tx: Queries,
  storeId: string,
  { surveyId, responseIds }: ErasedResponses,
): Promise<ToldCustomer[]> {
  return tx.query<ToldCustomer>(
    `SELECT connection_id, response_id, content ->> 'customer_id' AS customer_id,
            occurred_at AS saved_at, log @> '[{"byEmail": true}]' AS is_by_email
       FROM outbox WHERE store_id = $1 AND survey_id = $2 AND response_id = ANY ($3::text[])
        AND attempts > 0 AND content ? 'customer_id'
     UNION ALL
     SELECT NULL, response_id, customer_id, saved_at, is_order_verified FROM responses
      WHERE store_id = $1 AND survey_id = $2 AND response_id = ANY ($3::text[])
        AND customer_id IS NOT NULL AND consent IN ('marketing', 'all')`,
    [storeId, surveyId, responseIds],
  );
}

/** Deletes what connections were or will be told of these responses. */
export async function deleteEntriesOf(
  tx: Queries,
  storeId: string,
  surveyId: string,
  responseIds: readonly string[],
): Promise<void> {
  await tx.query(
    `DELETE FROM outbox WHERE store_id = $1 AND survey_id = $2 AND response_id = ANY ($3::text[])`,
    [storeId, surveyId, responseIds],
  );
}
