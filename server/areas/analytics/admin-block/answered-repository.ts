import type { BlockSubject } from '#shared/api/admin-block.ts';
import type { LowScoreState } from '#shared/api/values.ts';
import type { Queries } from '#server/kernel/database/database.ts';

export interface AnsweredKey {
  readonly surveyId: string;
  readonly responseId: string;
  readonly lowScore: LowScoreState | null;
}

const COLUMNS = { order: 'order_id', customer: 'customer_id' } as const;

/** The newest responses whose order the store confirmed. A page can claim any order and any customer. */
export async function findAnswered(
  db: Queries,
  storeId: string,
  { subject, id, limit }: { readonly subject: BlockSubject; readonly id: string; readonly limit: number },
): Promise<AnsweredKey[]> {
  return db.query<AnsweredKey>(
    `SELECT responses.survey_id, responses.response_id, follow_ups.state AS low_score
       FROM responses LEFT JOIN follow_ups
         ON follow_ups.store_id = responses.store_id AND follow_ups.survey_id = responses.survey_id
        AND follow_ups.response_id = responses.response_id AND low_at IS NOT NULL
      WHERE responses.store_id = $1 AND ${COLUMNS[subject]} = $2 AND is_order_verified AND NOT is_test
      ORDER BY first_saved_at DESC, responses.response_id LIMIT $3::int`,
    [storeId, id, limit],
  );
}
