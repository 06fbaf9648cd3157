import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { dayOf } from '#shared/store/day-of.ts';
import type { WithBilling } from '#server/areas/billing/billing.ts';
import type { WithIngestActivity } from '#server/kernel/jobs/ingest-activity.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Turn } from '#server/kernel/jobs/turn.ts';
import type { ConnectionRecord } from '../connection-repository.ts';
import { saveContent, type Entry } from '../outbox-repository.ts';
import type { PostResult } from '../post-request.ts';
import { attemptAt, openStorage } from './attempt-storage.ts';
import type { Bucket } from './bucket.ts';
import { findExportedSurveys, findTimezone, type ExportedSurvey } from './day-repository.ts';
import {
  type ConnectionKey,
  deleteFileRow,
  findFiles,
  findFilesAfter,
  markObsolete,
  markOtherSurveysObsolete,
} from './file-repository.ts';
import { writeManifest } from './manifest.ts';
import { pathOf, type StorageService } from './storage-place.ts';
import { openSurveyDays, type SurveyDays } from './survey-days.ts';
import { abortUpload } from './upload.ts';
import { writeFile } from './write-file.ts';

export type ExportDeps = Pick<Deps, 'clock' | 'config' | 'database'> & WithBilling & WithIngestActivity;

/** How far an export is, as the log shows it. */
export interface ExportProgress {
  /** The last day that is written. */
  readonly through: string;
  /** The surveys up to this id are done. */
  readonly done_up_to: string;
  readonly files_written: number;
  readonly rows_written: number;
  readonly files_deleted: number;
}

interface Run {
  readonly deps: ExportDeps;
  readonly service: StorageService;
  readonly surveyIds: readonly string[];
  readonly key: ConnectionKey;
  readonly bucket: Bucket;
  readonly turn: Turn;
  readonly timezone: string;
}

/**
 * Yesterday by the store's clock. Answers that waited on a device may still be added to it; a later export finds such a
 * day by its fingerprint.
 */
export const lastWholeDay = (now: number, timezone: string): string =>
  new Date(Date.parse(dayOf(now, timezone)) - DAY_MS).toISOString().slice(0, 10);

interface Export {
  readonly storeId: string;
  readonly connection: ConnectionRecord;
  readonly entry: Entry;
}

/** Writes what is new or changed since the last export. Null if the turn ended first; the next turn goes on. */
export function exportToStorage(
  deps: ExportDeps,
  { storeId, connection, entry }: Export,
  turn: Turn,
): Promise<PostResult | null> {
  const { database, clock } = deps;
  const { connectionId, surveyIds } = connection;
  const service = connection.service as StorageService;
  return attemptAt({ clock, service }, async () => {
    const bucket = await openStorage(deps, storeId, connection);
    try {
      const timezone = await findTimezone(database, storeId);
      const key = { storeId, connectionId };
      const run: Run = { deps, service, surveyIds, key, bucket, turn, timezone };
      const through = lastWholeDay(clock(), timezone);
      const { progress, files } = await runExport(run, progressOf(entry, through));
      await saveContent(database, storeId, entry.eventId, progress);
      return files === null ? null : summaryOf(progress, files);
    } finally {
      bucket.close();
    }
  });
}

const progressOf = ({ content }: Entry, through: string): ExportProgress => ({
  ...{ through, done_up_to: '', files_written: 0, rows_written: 0, files_deleted: 0 },
  ...(content as Partial<ExportProgress>),
});

const summaryOf = (progress: ExportProgress, files: number): string =>
  [
    `Files written: ${progress.files_written}, with ${progress.rows_written} rows`,
    `Files deleted: ${progress.files_deleted}`,
    `Files in the manifest: ${files}`,
  ].join('\n');

interface Outcome {
  readonly progress: ExportProgress;
  /** The files of the manifest; null if the turn ended first. */
  readonly files: number | null;
}

/** The manifest is written after all files that it lists, and before files are deleted. */
async function runExport(run: Run, begin: ExportProgress): Promise<Outcome> {
  const { deps, key, bucket, turn, timezone } = run;
  const { database, clock } = deps;
  const surveys = await findExportedSurveys(database, key.storeId, run.surveyIds);
  let progress = begin;
  for (const survey of surveys.filter(({ surveyId }) => surveyId > begin.done_up_to)) {
    const { isDone, ...written } = await exportSurvey(run, survey, progress);
    progress = { ...progress, ...written };
    if (isDone) progress = { ...progress, done_up_to: survey.surveyId };
    if (!isDone || turn.isOver()) return { progress, files: null };
  }
  const ids = surveys.map(({ surveyId }) => surveyId);
  await markOtherSurveysObsolete(database, key, ids);
  const files = await writeManifest(database, bucket, key, {
    ...{ through: progress.through, timezone, at: new Date(clock()).toISOString() },
    names: new Map(surveys.map(({ surveyId, name }) => [surveyId, name])),
  });
  const { deleted, isDone } = await deleteObsolete(run);
  progress = { ...progress, files_deleted: progress.files_deleted + deleted };
  return { progress, files: isDone ? files : null };
}

type Counts = Pick<ExportProgress, 'files_written' | 'rows_written'> & { readonly isDone: boolean };

async function exportSurvey(
  { deps, service, key, bucket, turn }: Run,
  { surveyId }: ExportedSurvey,
  progress: ExportProgress,
): Promise<Counts> {
  const { database } = deps;
  let { files_written: files, rows_written: rows } = progress;
  const counts = (isDone: boolean): Counts => ({ files_written: files, rows_written: rows, isDone });
  const survey = await openUnlessDeleted(deps, key.storeId, surveyId, service);
  if (survey === null) return counts(true);
  const fingerprints = await survey.fingerprints(progress.through);
  const known = await findFiles(database, key, surveyId);
  for (const [day, fingerprint] of fingerprints) {
    for (const format of service.formats) {
      const file = known.find((each) => each.day === day && each.format === format);
      if (file?.fingerprint === fingerprint && !file.isObsolete) continue;
      const wanted = { survey, day, format, fingerprint, saved: file?.upload ?? null };
      const written = await writeFile({ database, bucket, key, turn }, wanted);
      // What changed meanwhile is compared again in the next turn.
      if (written === 'unfinished' || written === 'changed') return counts(false);
      files += 1;
      rows += written.rows;
      if (turn.isOver()) return counts(false);
    }
  }
  await markObsolete(database, key, surveyId, { days: [...fingerprints.keys()], formats: service.formats });
  return counts(true);
}

/** Null for a survey that was deleted meanwhile. */
async function openUnlessDeleted(
  deps: ExportDeps,
  storeId: string,
  surveyId: string,
  service: StorageService,
): Promise<SurveyDays | null> {
  try {
    return await openSurveyDays(deps, storeId, surveyId, service);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

const PAGE = 100;

async function deleteObsolete({
  deps,
  key,
  bucket,
  turn,
}: Run): Promise<{ deleted: number; isDone: boolean }> {
  const { database } = deps;
  let deleted = 0;
  for (;;) {
    const page = await findFilesAfter(database, key, { after: null, isObsolete: true, limit: PAGE });
    for (const file of page) {
      if (file.upload !== null) await abortUpload(bucket, pathOf(file), file.upload.uploadId);
      await bucket.remove(pathOf(file));
      await deleteFileRow(database, key, file);
      deleted += 1;
      if (turn.isOver()) return { deleted, isDone: false };
    }
    if (page.length < PAGE) return { deleted, isDone: true };
  }
}
