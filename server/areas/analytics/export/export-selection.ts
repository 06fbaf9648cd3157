import type { Session } from '#server/kernel/http/session.ts';
import { UNFILTERED, type ViewDeps } from '../open-view.ts';
import { createPresenter } from '../responses/present-response.ts';
import { findSelectedResponses } from '../responses/response-repository.ts';
import { csvFile } from '#shared/text/spreadsheet.ts';
import { openExport } from './open-export.ts';
import { createResponseTable } from './response-columns.ts';

interface SelectionFile {
  readonly fileName: string;
  readonly rows: number;
  readonly text: string;
}

/** The responses with these ids that exist, newest first, one per row. */
export async function exportSelection(
  deps: ViewDeps,
  session: Session,
  { surveyId, responseIds }: { surveyId: string; responseIds: readonly string[] },
): Promise<SelectionFile> {
  const input = { surveyId, ...UNFILTERED };
  const { view, fileName } = await openExport(deps, session, input, 'selected responses');
  const rows = await findSelectedResponses(deps.database, view, responseIds);
  const present = createPresenter(view);
  const table = createResponseTable(view.questions, view.timezone);
  const lines = rows.map((row) => table.row({ ...present(row), day: row.day }));
  return { fileName, rows: rows.length, text: csvFile([table.header, ...lines]) };
}
