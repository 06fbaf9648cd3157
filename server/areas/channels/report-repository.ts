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
    `SELECT part, mapping_revision AS "mappingRevision", counted_at AS "countedAt", figures,
            extract(epoch FROM now() - counted_at)::float8 AS "ageSeconds"
       FROM channel_reports
      WHERE store_id = $1 AND survey_id = $2 AND question_id = $3 AND part = ANY ($4::text[])`,
    [storeId, surveyId, meaningId, parts],
  );
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
      WHERE store_id = $1 AND survey_id = $2 AND question_id = $3 AND part <> $4
        AND counted_at < (SELECT min(newest.counted_at)
                            FROM (SELECT counted_at FROM channel_reports
                                   WHERE store_id = $1 AND survey_id = $2 AND question_id = $3 AND part <> $4
                                   ORDER BY counted_at DESC LIMIT $5::int) AS newest)`,
    [storeId, surveyId, meaningId, worth, MOST_VIEWS],
    UPKEEP,
  );
}

/** Not stored if the survey was deleted meanwhile. */
export async function savePart(
  db: Queries,
  { storeId, surveyId, meaningId }: ReportName,
  {
    part,
    mappingRevision,
    figures,
  }: Pick<StoredPart, 'part' | 'mappingRevision'> & { readonly figures: object },
): Promise<void> {
  await db.query(
    `INSERT INTO channel_reports (store_id, survey_id, question_id, part, mapping_revision, counted_at, figures)
     SELECT store_id, survey_id, $3, $4, $5::int, now(), $6::jsonb FROM surveys
      WHERE store_id = $1 AND survey_id = $2
     ON CONFLICT (store_id, survey_id, question_id, part) DO UPDATE
       SET mapping_revision = excluded.mapping_revision, counted_at = excluded.counted_at, figures = excluded.figures`,
    [storeId, surveyId, meaningId, part, mappingRevision, figures],
    UPKEEP,
  );
}
