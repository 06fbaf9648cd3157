import type { FileFormat } from '#shared/connections/kinds.ts';
import type { ListPosition } from '#server/areas/analytics/rows/row-repository.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { Turn } from '#server/kernel/jobs/turn.ts';
import { type Bucket, StorageFailure } from './bucket.ts';
import { FORMATS } from './file-encoder.ts';
import { type ConnectionKey, saveFile, saveUpload } from './file-repository.ts';
import { pathOf } from './storage-place.ts';
import type { SurveyDays } from './survey-days.ts';
import { abortUpload, openUpload, type Upload, type UploadState } from './upload.ts';

/** Where a file goes on: after these rows, which fill the bytes up to `offset`. */
interface Place {
  readonly before: ListPosition | null;
  readonly rows: number;
  readonly offset: number;
  /** How often rows were encoded. */
  readonly groups: number;
}

/** An upload that another turn or another process can finish. */
export interface SavedUpload extends UploadState {
  /** What the file had when it was begun. */
  readonly fingerprint: string;
  readonly place: Place;
  /** The encoder's at that place. */
  readonly encoded: string;
}

export interface FileToWrite {
  readonly survey: SurveyDays;
  readonly day: string;
  readonly format: FileFormat;
  readonly fingerprint: string;
  readonly saved: SavedUpload | null;
}

export interface WriteDeps {
  readonly database: Database;
  readonly bucket: Bucket;
  readonly key: ConnectionKey;
  readonly turn: Turn;
}

/** `unfinished`: the turn ended. `changed`: responses changed meanwhile, so the file must be made anew. */
export type Written = { readonly rows: number } | 'unfinished' | 'changed';

const BEGIN: Place = { before: null, rows: 0, offset: 0, groups: 0 };

/** Writes the responses of one day to one file, which appears whole or not at all. */
export async function writeFile(deps: WriteDeps, file: FileToWrite): Promise<Written> {
  const { database, bucket, key } = deps;
  const { survey, day, format, fingerprint } = file;
  const named = { survey: survey.surveyId, day, format };
  const path = pathOf(named);
  const isSame = file.saved?.fingerprint === fingerprint;
  if (file.saved !== null && !isSame) {
    await abortUpload(bucket, path, file.saved.uploadId);
    await saveUpload(database, key, named, null);
  }
  const saved = isSame ? file.saved : null;
  const onBegin = (state: UploadState) =>
    saveUpload(database, key, named, { ...state, fingerprint, place: BEGIN, encoded: '' });
  const upload = openUpload(bucket, { path, type: FORMATS[format].type, onBegin }, saved);
  try {
    const rows = await uploadRows(deps, file, upload, saved);
    if (rows === null) return 'unfinished';
    if ((await survey.fingerprints(day, day)).get(day) !== fingerprint) {
      await upload.abort();
      await saveUpload(database, key, named, null);
      return 'changed';
    }
    const { bytes, checksum } = await upload.finish();
    await saveFile(database, key, { ...named, fingerprint, rows, bytes, checksum });
    return { rows };
  } catch (error) {
    // The storage ended the upload, or a killed process had finished it.
    if (!(error instanceof StorageFailure) || error.code !== 'NoSuchUpload') throw error;
    await saveUpload(database, key, named, null);
    return 'changed';
  }
}

/** Returns the number of rows, or null if the turn ended after an uploaded part. */
async function uploadRows(
  { database, key, turn }: WriteDeps,
  { survey, day, format, fingerprint }: FileToWrite,
  upload: Upload,
  saved: SavedUpload | null,
): Promise<number | null> {
  let place = saved?.place ?? BEGIN;
  const encoder = FORMATS[format].open(survey.table, saved && { ...place, state: saved.encoded });
  // The beginning of these rows' bytes may have been uploaded before; the same rows have the same bytes.
  let skipped = upload.sent() - place.offset;
  for (;;) {
    const { rows, last, isLast } = await survey.readRows(day, place.before);
    const bytes = encoder.encode(rows);
    const sent = upload.sent();
    await upload.append(bytes.subarray(skipped));
    skipped = 0;
    const state = upload.state();
    if (upload.sent() > sent && state !== null) {
      const named = { survey: survey.surveyId, day, format };
      await saveUpload(database, key, named, {
        ...state,
        fingerprint,
        place,
        encoded: encoder.state(place.groups),
      });
      if (turn.isOver() && !isLast) return null;
    }
    place = {
      before: last,
      rows: place.rows + rows.length,
      offset: place.offset + bytes.length,
      groups: place.groups + 1,
    };
    if (isLast) break;
  }
  await upload.append(encoder.end());
  return place.rows;
}
