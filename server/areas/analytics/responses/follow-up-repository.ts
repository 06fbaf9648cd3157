import type { FollowUp, FollowUpState } from '#shared/api/analytics-insights.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '../results/results-repository.ts';

interface Row {
  response_id: string;
  state: FollowUpState;
  owner: string;
  note: string;
  changed_at: string;
}

/** By response id, without responses that have no follow-up. */
export async function findFollowUps(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  responseIds: readonly string[],
): Promise<ReadonlyMap<string, FollowUp>> {
  const rows = await db.query<Row>(
    `SELECT response_id, state, owner, note, changed_at FROM follow_ups
      WHERE store_id = $1 AND survey_id = $2 AND response_id = ANY ($3::text[])`,
    [storeId, surveyId, responseIds],
  );
  return new Map(rows.map((row) => [row.response_id, toFollowUp(row)]));
}

/** Returns null and stores nothing if the response does not exist. */
export async function upsertFollowUp(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  responseId: string,
  { state, owner, note }: Omit<FollowUp, 'changedAt'>,
): Promise<FollowUp | null> {
  const [row] = await db.query<Row>(
    `INSERT INTO follow_ups (store_id, survey_id, response_id, state, owner, note, changed_at)
     SELECT $1, survey_id, response_id, $4, $5, $6, now() FROM responses
      WHERE store_id = $1 AND survey_id = $2 AND response_id = $3 FOR KEY SHARE
     ON CONFLICT (store_id, survey_id, response_id)
     DO UPDATE SET state = excluded.state, owner = excluded.owner, note = excluded.note, changed_at = excluded.changed_at
     RETURNING response_id, state, owner, note, changed_at`,
    [storeId, surveyId, responseId, state, owner, note],
  );
  return row ? toFollowUp(row) : null;
}

function toFollowUp({ state, owner, note, changed_at: changedAt }: Row): FollowUp {
  return { state, owner, note, changedAt };
}
