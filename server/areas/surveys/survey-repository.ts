import type { AudienceFilter } from '#shared/audience/filters.ts';
import type { SurveyStatus } from '#shared/delivery/manifest.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { foldText } from './fold-text.ts';

export interface SurveyRecord {
  readonly surveyId: string;
  readonly publicId: string;
  readonly name: string;
  readonly status: SurveyStatus;
  readonly templateId: string | null;
  /** The survey that this one was copied from. */
  readonly copyOf: string | null;
  readonly audience: readonly AudienceFilter[];
  readonly liveVersion: number | null;
  readonly publishedRevision: number | null;
  readonly firstPublishedAt: string | null;
  readonly publishedAt: string | null;
  readonly closedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const COLUMNS = `survey_id, public_id, name, status, template_id, settings->>'copyOf' AS copy_of, audience, live_version,
  published_revision, first_published_at, published_at, closed_at, created_at, updated_at`;

export async function findSurvey(
  db: Queries,
  storeId: string,
  surveyId: string,
): Promise<SurveyRecord | null> {
  const rows = await db.query<SurveyRecord>(
    `SELECT ${COLUMNS} FROM surveys WHERE store_id = $1 AND survey_id = $2`,
    [storeId, surveyId],
  );
  return rows[0] ?? null;
}

/** Also locks the row until the transaction ends. To avoid deadlocks, lock the store's row first. */
export async function lockSurvey(
  tx: Queries,
  storeId: string,
  surveyId: string,
): Promise<SurveyRecord | null> {
  const rows = await tx.query<SurveyRecord>(
    `SELECT ${COLUMNS} FROM surveys WHERE store_id = $1 AND survey_id = $2 FOR UPDATE`,
    [storeId, surveyId],
  );
  return rows[0] ?? null;
}

export interface SurveyHeading {
  readonly name: string;
  readonly liveVersion: number | null;
  readonly responses: number;
  readonly hasUnpublishedChanges: boolean;
}

export async function findHeading(
  db: Queries,
  storeId: string,
  surveyId: string,
): Promise<SurveyHeading | null> {
  const [row] = await db.query<SurveyHeading>(
    `SELECT surveys.name, live_version, responses_total::float8 AS responses,
            coalesce(published_revision <> drafts.revision, false) AS has_unpublished_changes
       FROM surveys JOIN drafts ON drafts.store_id = $1 AND drafts.survey_id = surveys.survey_id
      WHERE surveys.store_id = $1 AND surveys.survey_id = $2`,
    [storeId, surveyId],
  );
  return row ?? null;
}

export interface NewSurvey {
  readonly surveyId: string;
  readonly publicId: string;
  readonly templateId: string | null;
  readonly copyOf: string | null;
  readonly definition: SurveyDefinition;
}

/** Returns false and changes nothing if the survey exists. */
export async function insertSurvey(tx: Queries, storeId: string, survey: NewSurvey): Promise<boolean> {
  const { surveyId, publicId, templateId, copyOf, definition } = survey;
  const { name, description } = definition;
  const rows = await tx.query(
    `INSERT INTO surveys
       (store_id, survey_id, public_id, name, name_folded, description, template_id, settings, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now(), now())
     ON CONFLICT (store_id, survey_id) DO NOTHING RETURNING survey_id`,
    [
      storeId,
      surveyId,
      publicId,
      name,
      foldText(name),
      description,
      templateId,
      copyOf === null ? {} : { copyOf },
    ],
  );
  return rows.length === 1;
}

/** The names of the store's surveys that are named as copies. */
export async function findCopyNames(tx: Queries, storeId: string): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ name: string }>(
    `SELECT name FROM surveys WHERE store_id = $1 AND name LIKE '% (copy%)'`,
    [storeId],
  );
  return new Set(rows.map(({ name }) => name));
}

/** Copies audience and delivery from another survey of the store. */
export async function copySettings(tx: Queries, storeId: string, from: string, to: string): Promise<void> {
  await tx.query(
    `UPDATE surveys
        SET audience = original.audience, delivery = original.delivery, appearance = original.appearance,
            settings = (original.settings - 'pausedByPlan') || surveys.settings
       FROM surveys AS original
      WHERE surveys.store_id = $1 AND surveys.survey_id = $3
        AND original.store_id = $1 AND original.survey_id = $2`,
    [storeId, from, to],
  );
}

/** The survey's name is a copy of its draft's name. */
export async function saveName(
  tx: Queries,
  storeId: string,
  { surveyId, name, description }: SurveyDefinition,
): Promise<void> {
  await tx.query(
    `UPDATE surveys SET name = $3, name_folded = $4, description = $5, updated_at = now()
      WHERE store_id = $1 AND survey_id = $2`,
    [storeId, surveyId, name, foldText(name), description],
  );
}

/** Remembers whether a smaller plan caused the change, because the merchant reads it in the status. */
export async function saveStatus(
  tx: Queries,
  storeId: string,
  surveyId: string,
  status: SurveyStatus,
  cause: 'merchant' | 'plan' = 'merchant',
): Promise<void> {
  const closedAt = status === 'closed' ? 'now()' : 'NULL';
  await tx.query(
    `UPDATE surveys
        SET status = $3, closed_at = ${closedAt}, settings = (settings - 'pausedByPlan') || $4::jsonb, updated_at = now()
      WHERE store_id = $1 AND survey_id = $2`,
    [storeId, surveyId, status, JSON.stringify(cause === 'plan' ? { pausedByPlan: true } : {})],
  );
  await tx.query(
    `INSERT INTO status_changes (store_id, survey_id, changed_at, status, cause) VALUES ($1, $2, now(), $3, $4)
     ON CONFLICT DO NOTHING`,
    [storeId, surveyId, status, cause],
  );
}

export async function savePublished(
  tx: Queries,
  storeId: string,
  { surveyId, version, draftRevision }: { surveyId: string; version: number; draftRevision: number },
): Promise<void> {
  await tx.query(
    `UPDATE surveys
        SET status = 'live', live_version = $3, published_revision = $4, published_at = now(), closed_at = NULL,
            settings = settings - 'pausedByPlan',
            first_published_at = least(first_published_at, now()), updated_at = now()
      WHERE store_id = $1 AND survey_id = $2`,
    [storeId, surveyId, version, draftRevision],
  );
}
