import type { Promotion } from '#server/areas/surveys/promotion.ts';
import type { StoredTheme } from '#server/areas/surveys/stored-theme.ts';
import type { Queries } from '#server/kernel/database/database.ts';

export interface ViewedSurvey {
  readonly name: string;
  readonly timezone: string;
  readonly currency: string;
  readonly promotions: readonly Promotion[];
  readonly themes: readonly StoredTheme[];
  /** The first and the last counted day; null if nothing was counted. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** The last day whose results are also counted by segment. */
  readonly segmentedTo: string | null;
  /** Newest first, as they were stored; `upgradeDefinition` upgrades an older format. */
  readonly versions: readonly {
    readonly version: number;
    readonly publishedAt: string;
    readonly definition: unknown;
  }[];
}

type Row = Omit<ViewedSurvey, 'versions'> & {
  version: number | null;
  publishedAt: string | null;
  definition: unknown;
};

/** Loads the survey data that its results need, in one statement. */
export async function findViewedSurvey(
  db: Queries,
  storeId: string,
  surveyId: string,
): Promise<ViewedSurvey | null> {
  const rows = await db.query<Row>(
    `SELECT surveys.name, stores.timezone, stores.currency, surveys.promotions, surveys.themes, counted.first_day,
            counted.last_day, surveys.segmented_to, versions.version, versions.published_at, versions.definition
       FROM surveys JOIN stores ON stores.store_id = surveys.store_id
       LEFT JOIN versions ON versions.store_id = surveys.store_id AND versions.survey_id = surveys.survey_id
       LEFT JOIN LATERAL (
         SELECT min(day) AS first_day, max(day) AS last_day FROM counters
          WHERE counters.store_id = surveys.store_id AND counters.survey_id = surveys.survey_id
            AND question_id = '' AND cell = 'responses' AND n > 0) AS counted ON true
      WHERE surveys.store_id = $1 AND surveys.survey_id = $2
      ORDER BY versions.version DESC`,
    [storeId, surveyId],
  );
  const [first] = rows;
  if (!first) return null;
  return {
    ...first,
    versions: rows.flatMap(({ version, publishedAt, definition }) =>
      version === null || publishedAt === null ? [] : [{ version, publishedAt, definition }],
    ),
  };
}

/** Locks the survey, so that what is counted under the lock is added to in turn. */
export async function lockSurvey(
  tx: Queries,
  { storeId, surveyId }: { readonly storeId: string; readonly surveyId: string },
): Promise<void> {
  await tx.query(`SELECT survey_id FROM surveys WHERE store_id = $1 AND survey_id = $2 FOR NO KEY UPDATE`, [
    storeId,
    surveyId,
  ]);
}
