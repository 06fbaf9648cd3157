import { countsOf, RESPONSES, WHOLE_SURVEY } from '#shared/analytics/cells.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { countCells } from '../results/count-cells.ts';
import { BYTE_ORDER_MARK, csvLine } from '#shared/text/spreadsheet.ts';
import { createPauser, nextPiece } from '#server/kernel/limits/pieces.ts';
import { type ExportFile, openExport } from './open-export.ts';
import type { View, ViewDeps, ViewInput } from '../open-view.ts';
import { createPresenter } from '../responses/present-response.ts';
import { createResponseTable } from './response-columns.ts';
import { findResponses, type ListedRow } from '../responses/response-repository.ts';
import type { ListPosition } from '../rows/row-repository.ts';
import { nextSize, type Pace } from '../rows/read-in-parts.ts';

/**
 * Small pieces, because the process handles other requests only between them, and saving a response needs several
 * turns.
 */
const PACE: Pace = { first: 100, fewest: 100, most: 250, targetMs: 12 };

/** All responses that match the filter, newest first, one per row. */
export async function exportResponses(
  deps: ViewDeps,
  session: Session,
  input: ViewInput,
): Promise<ExportFile> {
  const { view, fileName } = await openExport(deps, session, input, 'responses');
  const counts =
    view.grain === 'rows' ? null : await countCells(deps.database, view, { questions: [WHOLE_SURVEY] });
  return {
    fileName,
    rows: counts && (countsOf(counts, WHOLE_SURVEY).get(RESPONSES) ?? 0),
    text: linesOf(deps, view),
  };
}

/**
 * Reads backwards from the newest row at the start, so responses saved during the export are left out. The bound is a
 * row, not a time: a clock that was set back would leave out rows. One piece is in memory at a time; the next is made
 * when the client has taken it.
 */
async function* linesOf({ database }: ViewDeps, view: View): AsyncGenerator<string> {
  const present = createPresenter(view);
  const { header, row: fieldsOf } = createResponseTable(view.questions, view.timezone);
  yield BYTE_ORDER_MARK + csvLine(header);
  let before: ListPosition | null = null;
  let rows = PACE.first;
  for (;;) {
    const begin = performance.now();
    const slice: ListedRow[] = await findResponses(database, view, view.filter, { before, rows }, 'upkeep');
    const took = performance.now() - begin;
    await nextPiece(view.storeId);
    const rest = createPauser(view.storeId);
    let text = '';
    for (const { row } of slice) {
      await rest();
      if (row) text += csvLine(fieldsOf({ ...present(row), day: row.day }));
    }
    if (text !== '') yield text;
    if (slice.length < rows) return;
    before = slice.at(-1) ?? null;
    rows = nextSize(PACE, rows, took);
  }
}
