import type { ResponseTags } from '#shared/api/analytics-responses.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';

export interface MarkChange {
  /** Null leaves the stars as they are. */
  readonly isStarred: boolean | null;
  readonly addTags: readonly string[];
  readonly removeTags: readonly string[];
}

/** Returns the number of tags of each response that exists. */
export async function changeMarks(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  responseIds: readonly string[],
  { isStarred, addTags, removeTags }: MarkChange,
): Promise<number[]> {
  const rows = await db.query<{ tags: number }>(
    `INSERT INTO follow_ups AS marks (store_id, survey_id, response_id, state, is_starred, tags, changed_at)
     SELECT store_id, survey_id, response_id, 'new', coalesce($4::boolean, false), $5::jsonb, now() FROM responses
      WHERE store_id = $1 AND survey_id = $2 AND response_id = ANY ($3::text[])
      ORDER BY response_id FOR KEY SHARE
     ON CONFLICT (store_id, survey_id, response_id)
     DO UPDATE SET is_starred = coalesce($4::boolean, marks.is_starred),
                   tags = (marks.tags - $6::text[]) || excluded.tags, changed_at = excluded.changed_at
     RETURNING jsonb_array_length(tags) AS tags`,
    [storeId, surveyId, responseIds, isStarred, JSON.stringify(addTags), [...addTags, ...removeTags]],
  );
  return rows.map(({ tags }) => tags);
}

/** Returns whether the response exists. */
export async function writeNote(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  responseId: string,
  note: string,
): Promise<boolean> {
  const rows = await db.query(
    `INSERT INTO follow_ups (store_id, survey_id, response_id, state, note, changed_at)
     SELECT store_id, survey_id, response_id, 'new', $4, now() FROM responses
      WHERE store_id = $1 AND survey_id = $2 AND response_id = $3 FOR KEY SHARE
     ON CONFLICT (store_id, survey_id, response_id)
     DO UPDATE SET note = excluded.note, changed_at = excluded.changed_at
     RETURNING response_id`,
    [storeId, surveyId, responseId, note],
  );
  return rows.length > 0;
}

export async function countTags(db: Queries, { storeId, surveyId }: SurveyKey): Promise<ResponseTags> {
  const tags = await db.query<ResponseTags['tags'][number]>(
    `SELECT tag, count(*)::float8 AS responses
       FROM follow_ups CROSS JOIN LATERAL jsonb_array_elements_text(tags) AS given(tag)
      WHERE store_id = $1 AND survey_id = $2 AND ${IS_MARKED} GROUP BY tag ORDER BY count(*) DESC, tag COLLATE "C" LIMIT ${LISTED_TAGS}`,
    [storeId, surveyId],
  );
  const [stars] = await db.query<{ starred: number }>(
    `SELECT count(*)::float8 AS starred FROM follow_ups WHERE store_id = $1 AND survey_id = $2 AND ${IS_MARKED} AND is_starred`,
    [storeId, surveyId],
  );
  return { starred: stars?.starred ?? 0, tags };
}

const LISTED_TAGS = 200;

/** As in the index of the rows with a star or a tag. Most rows are low scores without one. */
const IS_MARKED = `(is_starred OR tags <> '[]'::jsonb)`;
