import { getTemplate } from '#shared/api/templates.ts';
import type { BearerCall } from '../../../lib/api/bearer-client.ts';
import { BuilderSession } from '../state/builder-session.ts';
import { recoverEdits, rememberSession, sessionInHand } from '../state/open-session.ts';
import { templateRemote } from '../state/remotes.ts';

interface OpenOptions {
  readonly call: BearerCall;
  readonly scope: string;
  readonly templateId: string;
  readonly onRefusedEdit: (message: string) => void;
}

/** The store's own template, or the catalogue's as long as the store has none. */
export async function openTemplate({
  call,
  scope,
  templateId,
  onRefusedEdit,
}: OpenOptions): Promise<BuilderSession> {
  const inHand = sessionInHand(scope);
  if (inHand) return inHand;
  const recovered = await recoverEdits(scope);
  const saved = await call(getTemplate, { templateId });
  const remote = templateRemote(call, templateId);
  const session = new BuilderSession({ saved, remote, scope, recovered, onRefusedEdit });
  rememberSession(scope, session);
  return session;
}
