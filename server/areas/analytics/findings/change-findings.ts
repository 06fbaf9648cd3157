import type { Session } from '#server/kernel/http/session.ts';
import { openUnfilteredView, type ViewDeps } from '../open-view.ts';
import { refuseUnknownQuestion } from '../texts/list-texts.ts';
import { saveFindingState, saveMark } from './finding-repository.ts';

type Deps = ViewDeps;
type Nothing = Record<string, never>;

export async function pinHeadline(
  deps: Deps,
  session: Session,
  { surveyId, meaningId }: { readonly surveyId: string; readonly meaningId: string | null },
): Promise<Nothing> {
  const view = await openUnfilteredView(deps, session, surveyId);
  if (meaningId !== null) refuseUnknownQuestion(view, meaningId);
  await saveFindingState(deps.database, view, { pin: meaningId });
  return {};
}

interface Mark {
  readonly surveyId: string;
  readonly key: string;
  readonly mark: 'kept' | 'hidden' | 'none';
}

export async function markFinding(
  deps: Deps,
  session: Session,
  { surveyId, key, mark }: Mark,
): Promise<Nothing> {
  const view = await openUnfilteredView(deps, session, surveyId);
  await saveMark(deps.database, view, key, mark === 'none' ? null : mark);
  return {};
}

export async function lookAtFindings(
  deps: Deps,
  session: Session,
  { surveyId, keys }: { readonly surveyId: string; readonly keys: readonly string[] },
): Promise<Nothing> {
  const view = await openUnfilteredView(deps, session, surveyId);
  const lookedAt = new Date(deps.clock()).toISOString();
  await saveFindingState(deps.database, view, { seen: keys, lookedAt });
  return {};
}
