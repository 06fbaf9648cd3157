import { onTestFinished } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { openPastStore, type PastStore } from '#tests/support/past-store.ts';

type Choice = Parameters<typeof openPastStore>[1];

/** A dev store with a made-up past, until the end of the test. */
export async function startPastStore(database: Database, choice?: Choice): Promise<PastStore> {
  const store = await openPastStore(database, choice);
  onTestFinished(async () => {
    await store.close();
    // Tests of the same worker share the database, and this store is gone for them. Some tests close it themselves.
    await database
      .query(
        `DELETE FROM jobs WHERE store_id IN (SELECT store_id FROM shop_domains WHERE shop_domain = $1)`,
        [store.shop],
      )
      .catch(() => undefined);
  });
  return store;
}
