import type { RowsByStore, Queries } from '#server/kernel/database/database.ts';
import { statementByStore } from '#server/kernel/database/given-rows.ts';
import type { ResponseKey } from '#server/areas/collect/responses/pending-response.ts';
import { RESPONSE_KEYS } from '#server/areas/collect/responses/stored-response-repository.ts';

const MICROSECONDS = `(extract(epoch FROM statement_timestamp()) * 1000000)::bigint`;

/** Begins or stops recording changes: a store needs them while a key may read. Call it under the store's lock. */
export async function trackChanges(tx: Queries, storeId: string): Promise<void> {
  const reads = `EXISTS (SELECT FROM api_keys
                          WHERE api_keys.store_id = $1 AND ended_at IS NULL AND scopes ? 'read')`;
  await tx.query(
    `UPDATE stores SET changes_since = ${MICROSECONDS}
      WHERE store_id = $1 AND changes_since IS NULL AND ${reads}`,
    [storeId],
  );
  await tx.query(
    `UPDATE stores SET changes_since = NULL
      WHERE store_id = $1 AND changes_since IS NOT NULL AND NOT ${reads}`,
    [storeId],
  );
}

const saveAs = (isErased: boolean) =>
  statementByStore(
    RESPONSE_KEYS,
    ({ rows, storeOf }) =>
      `INSERT INTO response_changes (store_id, survey_id, response_id, changed_at, is_erased)
     SELECT ${storeOf('given')}, given.survey_id, given.response_id,
            greatest(${MICROSECONDS}, stores.changes_since + 1, (
              SELECT max(earlier.changed_at) + 1 FROM response_changes AS earlier
               WHERE earlier.store_id = ${storeOf('given')} AND earlier.survey_id = given.survey_id)), ${isErased}
       FROM ${rows}
       JOIN stores ON stores.store_id = ${storeOf('given')} AND stores.changes_since IS NOT NULL
      ORDER BY ${storeOf('given')}, given.survey_id, given.response_id
     ON CONFLICT (store_id, survey_id, response_id)
     DO UPDATE SET changed_at = excluded.changed_at, is_erased = excluded.is_erased`,
  );

const SAVE = { changed: saveAs(false), erased: saveAs(true) };

/**
 * Called under the survey's lock: the moment is later than that of every change before, even if the database's clock
 * went back. So a reader that has seen a moment has seen all changes up to it.
 */
export async function saveChanges(
  tx: Queries,
  how: keyof typeof SAVE,
  responses: RowsByStore<ResponseKey>,
): Promise<void> {
  if (responses.length > 0) await tx.query(...SAVE[how](responses));
}

export interface Tracked {
  /** Changes before are not known. */
  readonly since: number;
  /** The moment of the last change. */
  readonly until: number;
}

/** Null for a store whose changes are not recorded. */
export async function findTracked(db: Queries, storeId: string, surveyId: string): Promise<Tracked | null> {
  const [row] = await db.query<{ since: number | null; until: number }>(
    `SELECT changes_since::float8 AS since,
            greatest(changes_since, (SELECT max(changed_at) FROM response_changes
                                      WHERE store_id = $1 AND survey_id = $2))::float8 AS until
       FROM stores WHERE store_id = $1`,
    [storeId, surveyId],
  );
  if (row === undefined || row.since === null) return null;
  return { since: row.since, until: row.until };
}

export interface Change {
  readonly responseId: string;
  readonly changedAt: number;
  readonly isErased: boolean;
}

/** The changes behind a place, in their order. */
export async function findChanges(
  db: Queries,
  { storeId, surveyId }: { readonly storeId: string; readonly surveyId: string },
  { changedAt, responseId }: Pick<Change, 'changedAt' | 'responseId'>,
  limit: number,
): Promise<Change[]> {
  return db.query<Change>(
    `SELECT response_id, changed_at::float8 AS changed_at, is_erased
       FROM response_changes
      WHERE store_id = $1 AND survey_id = $2 AND (changed_at, response_id) > ($3::bigint, $4::text)
      ORDER BY changed_at, response_id LIMIT $5::int`,
    [storeId, surveyId, changedAt, responseId, limit],
  );
}
