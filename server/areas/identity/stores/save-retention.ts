import type { StoreDetails } from '#shared/api/store.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { getStoreDetails, type StoreDeps } from './get-store-details.ts';
import { countAnswersOlderThan, mergeSettings } from './store-repository.ts';

interface Retention {
  /** Null is without end. */
  readonly months: number | null;
}

/** For how long answers are kept; what is older goes with the next round of upkeep. */
export async function saveRetention(
  deps: StoreDeps,
  session: Session,
  { months }: Retention,
): Promise<StoreDetails> {
  await mergeSettings(deps.database, session.storeId, { retentionMonths: months });
  return getStoreDetails(deps, session);
}

/** What would go at once, before anybody decides. */
export async function previewRetention(
  { database }: Pick<StoreDeps, 'database'>,
  { storeId }: Session,
  { months }: Retention,
): Promise<{ responses: number }> {
  return { responses: months === null ? 0 : await countAnswersOlderThan(database, storeId, months) };
}
