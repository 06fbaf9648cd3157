import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { noteActivity } from '#server/areas/activity/note-activity.ts';
import { recordErasure } from '#server/areas/collect/removal/erasure-ledger-repository.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { removeResponses, type RemoveDeps } from './remove-responses.ts';

export type RemovalDeps = Pick<Deps, 'database' | 'newId'> & RemoveDeps;

/** Deletes one response and its share of the counters. The page that sent it cannot store it again. */
export async function deleteResponse(
  deps: RemovalDeps,
  session: Session,
  { surveyId, responseId }: { readonly surveyId: string; readonly responseId: string },
): Promise<void> {
  const deleted = await deleteResponses(deps, session, { surveyId, responseIds: [responseId] });
  if (deleted === 0) throw new AppError('NOT_FOUND', 'There is no such response.');
}

/** Small enough that shoppers' answers, which need the same survey's row, wait only briefly. */
const SLICE = 100;

/** Deletes those that exist and returns their number. */
export async function deleteResponses(
  deps: RemovalDeps,
  session: Session,
  { surveyId, responseIds }: { readonly surveyId: string; readonly responseIds: readonly string[] },
): Promise<number> {
  const { database, newId } = deps;
  const { storeId } = session;
  let deleted = 0;
  for (let at = 0; at < responseIds.length; at += SLICE) {
    const slice = responseIds.slice(at, at + SLICE);
    deleted += await database.transaction(async (tx) => {
      const ids = await removeResponses(deps, tx, storeId, surveyId, slice);
      if (ids.length === 0) return 0;
      await recordErasure(tx, storeId, {
        erasureId: newId(),
        subject: 'response',
        surveyId,
        responseIds: ids,
      });
      const subject = ids.length === 1 ? '1 answer' : `${ids.length} answers`;
      await noteActivity(tx, storeId, session, { kind: 'responses.erased', subject });
      return ids.length;
    });
  }
  return deleted;
}
