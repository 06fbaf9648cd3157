import type { Promotion } from '#server/areas/surveys/promotion.ts';
import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';

/** The caller holds the survey's lock and has read the promotions. */
export async function savePromotions(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  promotions: readonly Promotion[],
): Promise<void> {
  await tx.query(`UPDATE surveys SET promotions = $3::jsonb WHERE store_id = $1 AND survey_id = $2`, [
    storeId,
    surveyId,
    JSON.stringify(promotions),
  ]);
}

export interface OtherText {
  readonly responseId: string;
  readonly body: string;
}

/** The texts beside a question's *Other*, by response id. */
export function findOtherTexts(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  { meaningId, after, rows }: { meaningId: string; after: string; rows: number },
): Promise<OtherText[]> {
  return db.query<OtherText>(
    `SELECT response_id, body FROM texts
      WHERE store_id = $1 AND survey_id = $2 AND question_id = $3 AND is_other AND response_id > $4
      ORDER BY response_id LIMIT $5::int`,
    [storeId, surveyId, meaningId, after, rows],
    UPKEEP,
  );
}

/** Replaces the answers of responses. Other columns stay the same. */
export async function replaceAnswers(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  changed: readonly { readonly responseId: string; readonly answers: object }[],
): Promise<void> {
  await tx.query(
    `UPDATE responses SET answers = given.answers::jsonb
       FROM unnest($3::text[], $4::text[]) AS given (response_id, answers)
      WHERE responses.store_id = $1 AND responses.survey_id = $2 AND responses.response_id = given.response_id`,
    [
      storeId,
      surveyId,
      changed.map(({ responseId }) => responseId),
      changed.map(({ answers }) => JSON.stringify(answers)),
    ],
  );
}
