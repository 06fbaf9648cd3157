import type { Queries } from '#server/kernel/database/database.ts';
import {
  STORED_COLUMNS,
  type StoredDefinition,
  type DefinitionSave,
} from '../definitions/stored-definition.ts';

/** The store's own versions, by template id. */
export async function findStoredTemplates(
  db: Queries,
  storeId: string,
): Promise<Map<string, StoredDefinition>> {
  const rows = await db.query<StoredDefinition & { templateId: string }>(
    `SELECT template_id, ${STORED_COLUMNS} FROM store_templates WHERE store_id = $1`,
    [storeId],
  );
  return new Map(rows.map(({ templateId, ...definition }) => [templateId, definition]));
}

export async function findStoredTemplate(
  db: Queries,
  storeId: string,
  templateId: string,
): Promise<StoredDefinition | null> {
  const [row] = await db.query<StoredDefinition>(
    `SELECT ${STORED_COLUMNS} FROM store_templates WHERE store_id = $1 AND template_id = $2`,
    [storeId, templateId],
  );
  return row ?? null;
}

export interface TemplateSave extends DefinitionSave {
  readonly templateId: string;
  readonly categoryTag: string;
}

/**
 * Returns the new revision, or null if another revision is stored. The comparison happens in the write, so of two
 * concurrent saves one succeeds.
 */
export async function storeTemplate(
  db: Queries,
  storeId: string,
  save: TemplateSave,
): Promise<number | null> {
  const [row] =
    save.baseRevision === 0 ? await insertFirst(db, storeId, save) : await update(db, storeId, save);
  return row?.revision ?? null;
}

function insertFirst(db: Queries, storeId: string, save: TemplateSave): Promise<{ revision: number }[]> {
  const { templateId, saveId, categoryTag, definition } = save;
  const { name, description } = definition;
  return db.query(
    `INSERT INTO store_templates
       (store_id, template_id, revision, save_id, name, description, category_tag, definition, created_at, saved_at)
     VALUES ($1, $2, 1, $3, $4, $5, $6, $7, now(), now())
     ON CONFLICT (store_id, template_id) DO NOTHING RETURNING revision`,
    [storeId, templateId, saveId, name, description, categoryTag, definition],
  );
}

function update(db: Queries, storeId: string, save: TemplateSave): Promise<{ revision: number }[]> {
  const { templateId, baseRevision, saveId, definition } = save;
  const { name, description } = definition;
  return db.query(
    `UPDATE store_templates
        SET revision = revision + 1, save_id = $4, name = $5, description = $6, definition = $7, saved_at = now()
      WHERE store_id = $1 AND template_id = $2 AND revision = $3::int RETURNING revision`,
    [storeId, templateId, baseRevision, saveId, name, description, definition],
  );
}

export async function deleteStoredTemplate(db: Queries, storeId: string, templateId: string): Promise<void> {
  await db.query('DELETE FROM store_templates WHERE store_id = $1 AND template_id = $2', [
    storeId,
    templateId,
  ]);
}
