import { createHash } from 'node:crypto';
import { openUnfilteredView, type View, type ViewDeps } from '#server/areas/analytics/open-view.ts';
import { createResponseTable, type ResponseTable } from '#server/areas/analytics/export/response-columns.ts';
import { createPresenter } from '#server/areas/analytics/responses/present-response.ts';
import { findResponses, type ListedRow } from '#server/areas/analytics/responses/response-repository.ts';
import { readInParts } from '#server/areas/analytics/rows/read-in-parts.ts';
import type { ListPosition } from '#server/areas/analytics/rows/row-repository.ts';
import { sumDays } from './day-repository.ts';
import type { WithIngestActivity } from '#server/kernel/jobs/ingest-activity.ts';
import type { Field } from './file-encoder.ts';
import { addressOf, type StorageService } from './storage-place.ts';

/** Written files of an earlier number are written again. */
const FORMAT_VERSION = 1;

/** A survey's responses, as its files have them. */
export interface SurveyDays {
  readonly surveyId: string;
  readonly name: string;
  readonly table: ResponseTable;
  /** The content of each day with responses up to the last one, as a fingerprint. */
  readonly fingerprints: (through: string, from?: string) => Promise<Map<string, string>>;
  /** The next rows of a day, newest first. */
  readonly readRows: (day: string, before: ListPosition | null) => Promise<RowGroup>;
}

export interface RowGroup {
  readonly rows: readonly (readonly Field[])[];
  readonly last: ListPosition | null;
  readonly isLast: boolean;
}

/** Rows that are encoded together: a row group of Parquet. */
const GROUP = 1_000;
/** Rows of one statement. */
const SLICE = 250;
/** How long each of these statements gives way to answers. */
const PATIENCE = { longestMs: 50, paceMs: 0 };

type DayDeps = ViewDeps & WithIngestActivity;

export async function openSurveyDays(
  deps: DayDeps,
  storeId: string,
  surveyId: string,
  service: StorageService,
): Promise<SurveyDays> {
  const view = await openUnfilteredView(deps, { storeId }, surveyId);
  const table = createResponseTable(view.questions, view.timezone);
  const layout = layoutOf(view, table, service);
  return {
    ...{ surveyId, name: view.name, table },
    fingerprints: (through, from = FIRST_DAY) => fingerprintsOf(deps, view, { from, to: through }, layout),
    readRows: (day, before) => readRows(deps, view, table, { day, before }),
  };
}

const FIRST_DAY = '2000-01-01';

/** All that decides how rows are written, besides the rows. */
function layoutOf(
  { versions, promotions, themes, timezone }: View,
  { header, types }: ResponseTable,
  service: StorageService,
): string {
  const parts = [FORMAT_VERSION, addressOf(service), header, types, timezone, versions, promotions, themes];
  return hashOf(JSON.stringify(parts));
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

async function fingerprintsOf(
  { database }: ViewDeps,
  view: View,
  range: { readonly from: string; readonly to: string },
  layout: string,
): Promise<Map<string, string>> {
  const sums = new Map<string, { rows: number; sum: bigint }>();
  const filter = { ...view.filter, range };
  for await (const part of readInParts(database, view, filter, (db, each) => sumDays(db, view, each))) {
    for (const { day, rows, sum } of part) {
      const before = sums.get(day) ?? { rows: 0, sum: 0n };
      sums.set(day, { rows: before.rows + rows, sum: before.sum + BigInt(sum) });
    }
  }
  return new Map(
    [...sums]
      .sort(([one], [other]) => (one < other ? 1 : -1))
      .map(([day, { rows, sum }]) => [day, hashOf(`${layout} ${rows} ${sum}`)]),
  );
}

async function readRows(
  { database, ingest }: DayDeps,
  view: View,
  table: ResponseTable,
  { day, before }: { readonly day: string; readonly before: ListPosition | null },
): Promise<RowGroup> {
  const present = createPresenter(view);
  const filter = { ...view.filter, range: { from: day, to: day } };
  const rows: Field[][] = [];
  let last = before;
  while (rows.length < GROUP) {
    await ingest.giveWay(PATIENCE);
    const wanted = Math.min(SLICE, GROUP - rows.length);
    const slice: ListedRow[] = await findResponses(
      database,
      view,
      filter,
      { before: last, rows: wanted },
      'upkeep',
    );
    for (const { row } of slice) if (row) rows.push(table.row({ ...present(row), day: row.day }));
    last = slice.at(-1) ?? last;
    if (slice.length < wanted) return { rows, last, isLast: true };
  }
  return { rows, last, isLast: false };
}
