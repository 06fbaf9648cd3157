import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { recordErasure } from '#server/areas/collect/removal/erasure-ledger-repository.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { removeResponses, type RemoveDeps } from './remove-responses.ts';

/** Deletes one response and its share of the counters. The page that sent it cannot store it again. */
export async function deleteResponse(
  deps: Pick<Deps, 'database' | 'newId'> & RemoveDeps,
  { storeId }: Session,
  { surveyId, responseId }: { readonly surveyId: string; readonly responseId: string },
): Promise<void> {
  const { database, newId } = deps;
  await database.transaction(async (tx) => {
    const responseIds = await removeResponses(deps, tx, storeId, surveyId, [responseId]);
    if (responseIds.length === 0) throw new AppError('NOT_FOUND', 'There is no such response.');
    await recordErasure(tx, storeId, { erasureId: newId(), subject: 'response', surveyId, responseIds });
  });
}
