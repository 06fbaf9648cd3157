import type { BearerCall } from '../../../lib/api/bearer-client.ts';
import { BuilderSession } from '../state/builder-session.ts';
import { recoverEdits, rememberSession, findUnfinishedSession } from '../state/open-session.ts';
import { templateDraftApi } from '../state/draft-api.ts';

interface OpenOptions {
  readonly call: BearerCall;
  readonly scope: string;
  readonly templateId: string;
  readonly onRefusedEdit: (message: string) => void;
  readonly saveDelayMs: number | undefined;
}

/** Opens the store's own edit of a template, or the catalogue's template if there is none. */
export async function openTemplate({
  call,
  scope,
  templateId,
  onRefusedEdit,
  saveDelayMs,
}: OpenOptions): Promise<BuilderSession> {
  const unfinished = findUnfinishedSession(scope);
  if (unfinished) return unfinished;
  const recovered = await recoverEdits(scope);
  const saved = await call('GET /surveys/templates/{templateId}', { templateId });
  const remote = templateDraftApi(call, templateId);
  const session = new BuilderSession({ saved, remote, scope, recovered, onRefusedEdit, saveDelayMs });
  rememberSession(scope, session);
  return session;
}
