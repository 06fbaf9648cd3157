import type { VersionSummary } from '#shared/api/surveys.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Queries } from '#server/kernel/database/database.ts';

interface Row {
  version: number;
  draft_revision: number;
  published_at: string;
}

/** Newest first, from the given place on. */
export async function findVersions(
  db: Queries,
  storeId: string,
  surveyId: string,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<VersionSummary[]> {
  const rows = await db.query<Row>(
    `SELECT version, draft_revision, published_at FROM versions WHERE store_id = $1 AND survey_id = $2
      ORDER BY version DESC LIMIT $3::int OFFSET $4::bigint`,
    [storeId, surveyId, limit, offset],
  );
  return rows.map(toSummary);
}

export async function countVersions(db: Queries, storeId: string, surveyId: string): Promise<number> {
  const rows = await db.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM versions WHERE store_id = $1 AND survey_id = $2`,
    [storeId, surveyId],
  );
  return rows[0]?.n ?? 0;
}

export interface VersionRecord extends VersionSummary {
  /** As it was written; `readable` upgrades an older format. */
  readonly definition: unknown;
}

export async function findVersion(
  db: Queries,
  storeId: string,
  surveyId: string,
  version: number,
): Promise<VersionRecord | null> {
  const [row] = await db.query<Row & { definition: unknown }>(
    `SELECT version, draft_revision, published_at, definition FROM versions
      WHERE store_id = $1 AND survey_id = $2 AND version = $3`,
    [storeId, surveyId, version],
  );
  return row ? { ...toSummary(row), definition: row.definition } : null;
}

/** Every definition that was ever published, newest first. */
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

function toSummary(row: Row): VersionSummary {
  return { version: row.version, draftRevision: row.draft_revision, publishedAt: row.published_at };
}
