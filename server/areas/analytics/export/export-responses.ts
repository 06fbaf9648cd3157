import { setImmediate as pause } from 'node:timers/promises';
import { countsOf, RESPONSES, WHOLE_SURVEY } from '#shared/analytics/cells.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { countCells } from '../results/count-cells.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import { type Export, openExport } from './open-export.ts';
import type { View, ViewDeps, ViewInput } from '../open-view.ts';
import { createPresenter } from '../responses/present-response.ts';
import { createResponseTable } from './response-columns.ts';
import { findResponses, type ListedRow } from '../responses/response-repository.ts';
import type { Mark } from '../rows/row-repository.ts';
import { nextSize, type Pace } from '../rows/read-in-parts.ts';

/**
 * Reading and writing a piece keep the process busy, and an answer that comes in meanwhile needs it several times
 * until it is kept. So pieces are small: it waits for one of them each time.
 */
const PACE: Pace = { first: 100, fewest: 100, most: 250, targetMs: 12 };

/** Every response that the filter lets through, newest first, one row each. */
export async function exportResponses(deps: ViewDeps, session: Session, input: ViewInput): Promise<Export> {
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
 * Goes back from the newest row that there is at the start: what comes in meanwhile is newer. The clock is not asked,
 * since one that was set back would leave out what was saved before. Each piece is made when the one before has been
 * taken, and only one is held at a time.
 */
async function* linesOf({ database }: ViewDeps, view: View): AsyncGenerator<string> {
  const present = createPresenter(view);
  const { header, row: fieldsOf } = createResponseTable(view.questions, view.timezone);
  yield BYTE_ORDER_MARK + csvLine(header);
  let before: Mark | null = null;
  let rows = PACE.first;
  for (;;) {
    const begin = performance.now();
    const slice: ListedRow[] = await findResponses(database, view, view.filter, { before, rows }, 'upkeep');
    const text = slice
      .map(({ row }) => (row ? csvLine(fieldsOf({ ...present(row), day: row.day })) : ''))
      .join('');
    const took = performance.now() - begin;
    if (text !== '') yield text;
    if (slice.length < rows) return;
    before = slice.at(-1) ?? null;
    rows = nextSize(PACE, rows, took);
    await pause();
  }
}
