import { AppError } from '#shared/errors.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { csvFileName } from './csv.ts';
import { openView, type View, type ViewDeps, type ViewInput } from '../open-view.ts';

/** A file whose text is generated piece by piece. */
export interface ExportFile {
  readonly fileName: string;
  /** The number of rows if the counters contain it, otherwise null. */
  readonly rows: number | null;
  readonly text: AsyncIterable<string>;
}

/** Opens a view if the plan includes downloads. */
export async function openExport(
  deps: ViewDeps,
  session: Session,
  input: ViewInput,
  what: string,
): Promise<{ view: View; fileName: string }> {
  const view = await openView(deps, session, input);
  const { features } = await deps.billing.loadCustomer(session.storeId);
  if (!isAllowed(features, { type: 'export_answers' })) {
    throw new AppError('PLAN_LIMIT', UPGRADE_PROMPTS.download_survey_reports.description);
  }
  await noteActivity(deps.database, session.storeId, session, {
    kind: 'answers.exported',
    subject: view.name,
  });
  return { view, fileName: csvFileName(view.name, what, view.today) };
}
