import type { StoreDetails } from '#shared/api/store.ts';
import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { getStoreDetails, type StoreDeps } from './get-store-details.ts';
import { countAnswersOlderThan, mergeSettings } from './store-repository.ts';

interface Retention {
  /** Null keeps answers without a limit. */
  readonly months: number | null;
}

/** Sets how long answers are kept. The next run of upkeep deletes older ones. */
export async function saveRetention(
  deps: StoreDeps,
  session: Session,
  { months }: Retention,
): Promise<StoreDetails> {
  const subject =
    months === null ? 'Until the app is removed' : months === 1 ? '1 month' : `${months} months`;
  await deps.database.transaction(async (tx) => {
    await mergeSettings(tx, session.storeId, { retentionMonths: months });
    await noteActivity(tx, session.storeId, session, { kind: 'retention.changed', subject });
  });
  return getStoreDetails(deps, session);
}

/** Counts the answers that this setting would delete. */
export async function previewRetention(
  { database }: Pick<StoreDeps, 'database'>,
  { storeId }: Session,
  { months }: Retention,
): Promise<{ responses: number }> {
  return { responses: months === null ? 0 : await countAnswersOlderThan(database, storeId, months) };
}
