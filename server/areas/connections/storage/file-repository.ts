import type { FileFormat } from '#shared/connections/kinds.ts';
import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import type { SavedUpload } from './write-file.ts';
import type { DayFile } from './storage-place.ts';

export interface ConnectionKey {
  readonly storeId: string;
  readonly connectionId: string;
}

export interface StoredFile extends DayFile {
  /** Empty until the file exists. */
  readonly fingerprint: string;
  readonly rows: number;
  readonly bytes: number;
  readonly checksum: string;
  readonly writtenAt: string | null;
  readonly isObsolete: boolean;
  readonly upload: SavedUpload | null;
}

const COLUMNS = `survey, day, format, fingerprint, rows::float8 AS rows, bytes::float8 AS bytes, checksum,
  written_at AS "writtenAt", is_obsolete AS "isObsolete", upload`;

/** The files of one survey. */
export async function findFiles(
  db: Queries,
  { storeId, connectionId }: ConnectionKey,
  survey: string,
): Promise<StoredFile[]> {
  return db.query<StoredFile & Record<string, unknown>>(
    `SELECT ${COLUMNS} FROM storage_files WHERE store_id = $1 AND connection_id = $2 AND survey = $3`,
    [storeId, connectionId, survey],
    UPKEEP,
  );
}

type FilePlace = Pick<StoredFile, 'survey' | 'day' | 'format'>;

/** The next files in the order of their key. */
export async function findFilesAfter(
  db: Queries,
  { storeId, connectionId }: ConnectionKey,
  { after, isObsolete, limit }: { after: FilePlace | null; isObsolete: boolean; limit: number },
): Promise<StoredFile[]> {
  return db.query<StoredFile & Record<string, unknown>>(
    `SELECT ${COLUMNS} FROM storage_files
      WHERE store_id = $1 AND connection_id = $2 AND is_obsolete = $3 AND (is_obsolete OR fingerprint <> '')
        AND (survey, day, format) > ($4, $5::date, $6)
      ORDER BY survey, day, format LIMIT $7::int`,
    [
      ...[storeId, connectionId, isObsolete],
      ...[after?.survey ?? '', after?.day ?? '0001-01-01', after?.format ?? '', limit],
    ],
    UPKEEP,
  );
}

/** Remembers how far an upload got; null forgets it. */
export async function saveUpload(
  db: Queries,
  { storeId, connectionId }: ConnectionKey,
  { survey, day, format }: DayFile,
  upload: SavedUpload | null,
): Promise<void> {
  await db.query(
    `INSERT INTO storage_files (store_id, connection_id, survey, day, format, upload)
     SELECT $1, $2, $3, $4::date, $5, $6::jsonb FROM connections WHERE store_id = $1 AND connection_id = $2
     ON CONFLICT (store_id, connection_id, survey, day, format) DO UPDATE SET upload = excluded.upload`,
    [storeId, connectionId, survey, day, format, upload === null ? null : JSON.stringify(upload)],
    UPKEEP,
  );
}

/** Remembers a file that was written whole. */
export async function saveFile(
  db: Queries,
  { storeId, connectionId }: ConnectionKey,
  {
    survey,
    day,
    format,
    fingerprint,
    rows,
    bytes,
    checksum,
  }: Omit<StoredFile, 'writtenAt' | 'isObsolete' | 'upload'>,
): Promise<void> {
  await db.query(
    `INSERT INTO storage_files (store_id, connection_id, survey, day, format, fingerprint, rows, bytes, checksum, written_at)
     SELECT $1, $2, $3, $4::date, $5, $6, $7::bigint, $8::bigint, $9, now()
       FROM connections WHERE store_id = $1 AND connection_id = $2
     ON CONFLICT (store_id, connection_id, survey, day, format)
     DO UPDATE SET fingerprint = excluded.fingerprint, rows = excluded.rows, bytes = excluded.bytes,
                   checksum = excluded.checksum, written_at = excluded.written_at, is_obsolete = false, upload = NULL`,
    [storeId, connectionId, survey, day, format, fingerprint, rows, bytes, checksum],
    UPKEEP,
  );
}

/** Marks the files of a survey for deletion, except those of these days and formats. */
export async function markObsolete(
  db: Queries,
  { storeId, connectionId }: ConnectionKey,
  survey: string,
  kept: { readonly days: readonly string[]; readonly formats: readonly FileFormat[] },
): Promise<void> {
  await db.query(
    `UPDATE storage_files SET is_obsolete = true
      WHERE store_id = $1 AND connection_id = $2 AND survey = $3 AND NOT is_obsolete
        AND NOT (day = ANY ($4::date[]) AND format = ANY ($5::text[]))`,
    [storeId, connectionId, survey, kept.days, kept.formats],
    UPKEEP,
  );
}

/** Marks the files of all other surveys for deletion. */
export async function markOtherSurveysObsolete(
  db: Queries,
  { storeId, connectionId }: ConnectionKey,
  surveys: readonly string[],
): Promise<void> {
  await db.query(
    `UPDATE storage_files SET is_obsolete = true
      WHERE store_id = $1 AND connection_id = $2 AND survey <> ALL ($3::text[]) AND NOT is_obsolete`,
    [storeId, connectionId, surveys],
    UPKEEP,
  );
}

export async function deleteFileRow(
  db: Queries,
  { storeId, connectionId }: ConnectionKey,
  { survey, day, format }: DayFile,
): Promise<void> {
  await db.query(
    `DELETE FROM storage_files
      WHERE store_id = $1 AND connection_id = $2 AND survey = $3 AND day = $4::date AND format = $5`,
    [storeId, connectionId, survey, day, format],
    UPKEEP,
  );
}

/** Forgets all files of a connection; they stay in the bucket. */
export async function deleteFileRows(tx: Queries, { storeId, connectionId }: ConnectionKey): Promise<void> {
  await tx.query(`DELETE FROM storage_files WHERE store_id = $1 AND connection_id = $2`, [
    storeId,
    connectionId,
  ]);
}
