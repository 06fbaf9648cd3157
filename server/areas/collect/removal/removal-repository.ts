import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import { toStored, type ResponseRow, type StoredResponse } from '../responses/stored-response-repository.ts';

/** The stored responses of one survey with these ids. */
export async function findStoredResponses(
  tx: Queries,
  storeId: string,
  surveyId: string,
  responseIds: readonly string[],
): Promise<StoredResponse[]> {
  const rows = await tx.query<ResponseRow>(
    `SELECT survey_id, response_id, version, revision, is_complete, is_test, answers, path, duration_ms, day, country,
            customer_type, placement, variant, first_saved_at
       FROM responses WHERE store_id = $1 AND survey_id = $2 AND response_id = ANY ($3::text[])`,
    [storeId, surveyId, responseIds],
  );
  return rows.map(toStored);
}

/** Deletes the rows of responses in all tables. */
export async function deleteResponseRows(
  tx: Queries,
  storeId: string,
  surveyId: string,
  responseIds: readonly string[],
): Promise<void> {
  await tx.query(
    `DELETE FROM texts WHERE store_id = $1 AND survey_id = $2 AND response_id = ANY ($3::text[])`,
    [storeId, surveyId, responseIds],
  );
  await tx.query(
    `DELETE FROM follow_up_events WHERE store_id = $1 AND survey_id = $2 AND response_id = ANY ($3::text[])`,
    [storeId, surveyId, responseIds],
  );
  await tx.query(
    `DELETE FROM follow_ups WHERE store_id = $1 AND survey_id = $2 AND response_id = ANY ($3::text[])`,
    [storeId, surveyId, responseIds],
  );
  await tx.query(
    `DELETE FROM responses WHERE store_id = $1 AND survey_id = $2 AND response_id = ANY ($3::text[])`,
    [storeId, surveyId, responseIds],
  );
}

/** A counter of zero would still reveal that a shopper from that place answered on that day. */
export async function deleteEmptyCounters(tx: Queries, storeId: string, surveyId: string): Promise<void> {
  await tx.query(`DELETE FROM counters WHERE store_id = $1 AND survey_id = $2 AND n = 0`, [
    storeId,
    surveyId,
  ]);
  await tx.query(`DELETE FROM segment_counters WHERE store_id = $1 AND survey_id = $2 AND n = 0`, [
    storeId,
    surveyId,
  ]);
  await tx.query(`DELETE FROM group_counters WHERE store_id = $1 AND survey_id = $2 AND n = 0`, [
    storeId,
    surveyId,
  ]);
  await tx.query(`DELETE FROM variant_counters WHERE store_id = $1 AND survey_id = $2 AND n = 0`, [
    storeId,
    surveyId,
  ]);
}

/** Reports about channels quote answers. They are counted again when somebody looks. */
export async function deleteChannelReports(tx: Queries, storeId: string, surveyId: string): Promise<void> {
  await tx.query(`DELETE FROM channel_reports WHERE store_id = $1 AND survey_id = $2`, [storeId, surveyId]);
}

/** The plan's monthly count stays, because the responses were collected. A full survey may accept responses again. */
export async function subtractFromTotals(
  tx: Queries,
  storeId: string,
  surveyId: string,
  { responses, completes }: { responses: number; completes: number },
): Promise<void> {
  await tx.query(
    `UPDATE surveys SET responses_total = responses_total - $3, completes_total = completes_total - $4,
            has_reached_limit = false
      WHERE store_id = $1 AND survey_id = $2`,
    [storeId, surveyId, responses, completes],
  );
}

/** Up to `limit` responses of a survey that began before a moment, oldest first. */
export async function findResponsesBefore(
  db: Queries,
  storeId: string,
  surveyId: string,
  { before, limit }: { before: string; limit: number },
): Promise<string[]> {
  const rows = await db.query<{ responseId: string }>(
    `SELECT response_id FROM responses WHERE store_id = $1 AND survey_id = $2 AND first_saved_at < $3::timestamptz
      ORDER BY first_saved_at, response_id LIMIT $4::int`,
    [storeId, surveyId, before, limit],
    UPKEEP,
  );
  return rows.map((row) => row.responseId);
}
