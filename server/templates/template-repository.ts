import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Queries } from '../database/database.ts';

/** A store's own edit of a template. */
export interface StoredTemplate {
  readonly templateId: string;
  readonly revision: number;
  readonly saveId: string;
  /** As it was written; an older format is upgraded by whoever reads it. */
  readonly definition: unknown;
}

interface Row {
  template_id: string;
  revision: number;
  save_id: string;
  definition: unknown;
}

const COLUMNS = 'template_id, revision, save_id, definition';

export async function findStoredTemplates(db: Queries, storeId: string): Promise<StoredTemplate[]> {
  const rows = await db.query<Row>(`SELECT ${COLUMNS} FROM store_templates WHERE store_id = $1`, [storeId]);
  return rows.map(toStored);
}

export async function findStoredTemplate(
  db: Queries,
  storeId: string,
  templateId: string,
): Promise<StoredTemplate | null> {
  const rows = await db.query<Row>(
    `SELECT ${COLUMNS} FROM store_templates WHERE store_id = $1 AND template_id = $2`,
    [storeId, templateId],
  );
  return rows[0] ? toStored(rows[0]) : null;
}

export interface TemplateSave {
  readonly templateId: string;
  readonly baseRevision: number;
  readonly saveId: string;
  readonly categoryTag: string;
  readonly definition: SurveyDefinition;
}

/** The new revision, or null if another save came in between. */
export async function storeTemplate(
  db: Queries,
  storeId: string,
  save: TemplateSave,
): Promise<number | null> {
  const { templateId, baseRevision, saveId, categoryTag, definition } = save;
  const rows = await db.query<{ revision: number }>(
    `INSERT INTO store_templates AS kept
       (store_id, template_id, revision, save_id, name, description, category_tag, definition, created_at, saved_at)
     SELECT $1, $2, 1, $4, $5, $6, $7, $8, now(), now()
     ON CONFLICT (store_id, template_id) DO UPDATE
       SET revision = kept.revision + 1, save_id = excluded.save_id, name = excluded.name,
           description = excluded.description, definition = excluded.definition, saved_at = excluded.saved_at
       WHERE kept.revision = $3::int
     RETURNING kept.revision`,
    [
      storeId,
      templateId,
      baseRevision,
      saveId,
      definition.name,
      definition.description,
      categoryTag,
      definition,
    ],
  );
  return rows[0]?.revision ?? null;
}

export async function forgetTemplate(db: Queries, storeId: string, templateId: string): Promise<void> {
  await db.query('DELETE FROM store_templates WHERE store_id = $1 AND template_id = $2', [
    storeId,
    templateId,
  ]);
}

function toStored(row: Row): StoredTemplate {
  return {
    templateId: row.template_id,
    revision: row.revision,
    saveId: row.save_id,
    definition: row.definition,
  };
}
