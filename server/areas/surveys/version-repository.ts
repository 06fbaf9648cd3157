import type { VersionSummary } from '#shared/api/surveys.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Queries } from '#server/kernel/database/database.ts';

/** Newest first; with `before`, only versions below it. */
export async function findVersions(
  db: Queries,
  storeId: string,
  surveyId: string,
  { limit, before = null }: { limit: number; before?: number | null },
): Promise<VersionSummary[]> {
  return db.query<VersionSummary>(
    `SELECT version, draft_revision, published_at FROM versions WHERE store_id = $1 AND survey_id = $2
        AND ($4::int IS NULL OR version < $4::int)
      ORDER BY version DESC LIMIT $3::int`,
    [storeId, surveyId, limit, before],
  );
}

export interface VersionRecord extends VersionSummary {
  /** As it was stored; `upgradeDefinition` upgrades an older format. */
  readonly definition: unknown;
}

export async function findVersion(
  db: Queries,
  storeId: string,
  surveyId: string,
  version: number,
): Promise<VersionRecord | null> {
  const [row] = await db.query<VersionRecord>(
    `SELECT version, draft_revision, published_at, definition FROM versions
      WHERE store_id = $1 AND survey_id = $2 AND version = $3`,
    [storeId, surveyId, version],
  );
  return row ?? null;
}

/** Versions that are read and held at once. */
const AT_ONCE = 4;

/** All published definitions, newest first. A survey may have hundreds, of half a megabyte each. */
export async function* readPublishedDefinitions(
  db: Queries,
  storeId: string,
  surveyId: string,
): AsyncGenerator {
  let before: number | null = null;
  for (;;) {
    const rows: { version: number; definition: unknown }[] = await db.query<{
      version: number;
      definition: unknown;
    }>(
      `SELECT version, definition FROM versions WHERE store_id = $1 AND survey_id = $2
          AND ($4::int IS NULL OR version < $4::int)
        ORDER BY version DESC LIMIT $3::int`,
      [storeId, surveyId, AT_ONCE, before],
    );
    for (const { definition } of rows) yield definition;
    if (rows.length < AT_ONCE) return;
    before = rows.at(-1)?.version ?? null;
  }
}

/** All published definitions, newest first. */
export async function findPublishedDefinitions(
  db: Queries,
  storeId: string,
  surveyId: string,
): Promise<unknown[]> {
  const rows = await db.query<{ definition: unknown }>(
    `SELECT definition FROM versions WHERE store_id = $1 AND survey_id = $2 ORDER BY version DESC`,
    [storeId, surveyId],
  );
  return rows.map((row) => row.definition);
}

export async function insertVersion(
  tx: Queries,
  storeId: string,
  {
    version,
    draftRevision,
    definition,
  }: { version: number; draftRevision: number; definition: SurveyDefinition },
): Promise<void> {
  await tx.query(
    `INSERT INTO versions
       (store_id, survey_id, version, draft_revision, format_version, definition, published_at)
     VALUES ($1, $2, $3, $4, $5, $6, now())`,
    [storeId, definition.surveyId, version, draftRevision, definition.formatVersion, definition],
  );
}

export const VERSION_PAGE_SIZE = 20;
