import { lockSurvey } from '#server/areas/analytics/view-repository.ts';
import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';

/** The report of one question. */
export interface ReportName {
  readonly storeId: string;
  readonly surveyId: string;
  readonly meaningId: string;
}

export interface StoredPart<Figures = unknown> {
  readonly part: string;
  readonly mappingRevision: number;
  readonly countedAt: string;
  /** How long ago it was counted, by the database's clock. */
  readonly ageSeconds: number;
  readonly figures: Figures;
}

/** Older figures are counted anew when somebody looks. */
const FRESH_SECONDS = 3_600;

export const isFresh = (
  { mappingRevision, ageSeconds }: Pick<StoredPart, 'mappingRevision' | 'ageSeconds'>,
  revision: number,
): boolean => mappingRevision === revision && ageSeconds < FRESH_SECONDS;

export function findParts(
  db: Queries,
  { storeId, surveyId, meaningId }: ReportName,
  parts: readonly string[],
): Promise<StoredPart[]> {
  return db.query<StoredPart>(
    `SELECT part, mapping_revision, counted_at, figures,
            extract(epoch FROM now() - counted_at)::float8 AS age_seconds
       FROM channel_reports
      WHERE store_id = $1 AND survey_id = $2 AND question_id = $3 AND part = ANY ($4::text[])`,
    [storeId, surveyId, meaningId, parts],
  );
}

/** The part that holds an id instead of figures. Removing responses deletes it with all other parts of the survey. */
const ANSWERS = 'answers';

/**
 * Returns an id that stays the same until responses of the survey are removed; null if the survey was deleted. Under the
 * survey's lock, so that a removal is either complete or has not begun.
 */
export async function identifyAnswers(
  tx: Queries,
  { storeId, surveyId, meaningId }: ReportName,
  newId: string,
): Promise<string | null> {
  await lockSurvey(tx, { storeId, surveyId });
  const [row] = await tx.query<{ id: string }>(
    `INSERT INTO channel_reports (store_id, survey_id, question_id, part, mapping_revision, counted_at, figures)
     SELECT store_id, survey_id, $3, $4, 0, now(), $5::jsonb FROM surveys
      WHERE store_id = $1 AND survey_id = $2
     ON CONFLICT (store_id, survey_id, question_id, part) DO UPDATE SET counted_at = excluded.counted_at
     RETURNING figures->>'id' AS id`,
    [storeId, surveyId, meaningId, ANSWERS, { id: newId }],
  );
  return row?.id ?? null;
}

/** Of one question: the days and filters that were counted last. */
const MOST_VIEWS = 12;

/** Keeps the worth and the newest other parts, so that what is stored for a question has a bound. */
export async function deleteOldParts(
  db: Queries,
  { storeId, surveyId, meaningId }: ReportName,
  worth: string,
): Promise<void> {
  await db.query(
    `DELETE FROM channel_reports
      WHERE store_id = $1 AND survey_id = $2 AND question_id = $3 AND part NOT IN ($4, $5)
        AND counted_at < (SELECT min(newest.counted_at)
                            FROM (SELECT counted_at FROM channel_reports
                                   WHERE store_id = $1 AND survey_id = $2 AND question_id = $3
                                     AND part NOT IN ($4, $5)
                                   ORDER BY counted_at DESC LIMIT $6::int) AS newest)`,
    [storeId, surveyId, meaningId, worth, ANSWERS, MOST_VIEWS],
    UPKEEP,
  );
}

interface CountedPart extends Pick<StoredPart, 'part' | 'mappingRevision'> {
  readonly figures: object;
  /** The id of the answers from before they were read. */
  readonly answersId: string;
}

/** Returns false, and stores nothing, if responses or the survey were removed since the answers were identified. */
export async function savePart(
  tx: Queries,
  { storeId, surveyId, meaningId }: ReportName,
  { part, mappingRevision, figures, answersId }: CountedPart,
): Promise<boolean> {
  await lockSurvey(tx, { storeId, surveyId });
  const rows = await tx.query(
    `INSERT INTO channel_reports (store_id, survey_id, question_id, part, mapping_revision, counted_at, figures)
     SELECT answers.store_id, answers.survey_id, answers.question_id, $4, $5::int, now(), $6::jsonb
       FROM channel_reports AS answers JOIN surveys USING (store_id, survey_id)
      WHERE answers.store_id = $1 AND answers.survey_id = $2 AND answers.question_id = $3
        AND answers.part = $7 AND answers.figures->>'id' = $8
     ON CONFLICT (store_id, survey_id, question_id, part) DO UPDATE
       SET mapping_revision = excluded.mapping_revision, counted_at = excluded.counted_at, figures = excluded.figures
     RETURNING part`,
    [storeId, surveyId, meaningId, part, mappingRevision, figures, ANSWERS, answersId],
  );
  return rows.length > 0;
}
