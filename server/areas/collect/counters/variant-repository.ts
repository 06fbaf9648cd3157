import type { Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';

export async function deleteVariantCounters(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  day: string,
): Promise<void> {
  await tx.query(`DELETE FROM variant_counters WHERE store_id = $1 AND survey_id = $2 AND day = $3::date`, [
    storeId,
    surveyId,
    day,
  ]);
}
