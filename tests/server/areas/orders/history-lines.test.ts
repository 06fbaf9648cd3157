import { describe, expect, it } from 'vitest';
import { ordersArea } from '#server/areas/orders/routes.ts';
import { findProduct } from '#server/dev-store/store/products.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeJobsDue, testJobs } from '#tests/support/jobs.ts';
import { installPast } from '#tests/support/past-store.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { startPastStore } from './past-store.ts';

const POLL = { timeout: PATIENCE_MS, interval: 20 };

describe('the lines of past orders', () => {
  it.each([true, false])(
    'are those of the shop, with their products where granted: %s',
    async (isGranted) => {
      const store = await startPastStore(await testDatabase(), { count: 1_500 });
      const installed = await installPast(store, {
        link: `/install?shop=${store.shop}&return=admin&optional=read_products`,
        grant: isGranted ? ['read_products'] : [],
      });
      await expect
        .poll(async () => {
          await makeJobsDue(store.deps, installed.storeId);
          await testJobs(store.deps, ordersArea).runDue();
          const [run] = await store.deps.database.query(
            'SELECT status, failed_operations FROM order_histories WHERE store_id = $1',
            [installed.storeId],
          );
          return run;
        }, POLL)
        .toEqual({ status: 'complete', failedOperations: 0 });
      const rows = await store.deps.database.query<{ id: string; name: string; lines: object[] }>(
        'SELECT order_id AS id, name, lines FROM orders WHERE store_id = $1 ORDER BY order_id',
        [installed.storeId],
      );
      const known = new Set(rows.map(({ id }) => id));
      const shown = store.past.filter(({ id }) => known.has(String(id)));
      expect(shown.some(({ lines }) => lines.some(({ handle }) => handle === null))).toBe(true);
      const money = (cents: number) => (cents / 100).toFixed(2);
      expect(rows).toEqual(
        shown.map(({ id, number, lines }) => ({
          id: String(id),
          name: `#P${number}`,
          lines: lines.map((line, at) => ({
            ...{ id: String(id * 1_000 + at), title: line.title, quantity: line.quantity },
            price: money(line.price),
            ...(line.returned > 0 && { returned: line.returned }),
            ...(line.discount > 0 && { discount: money(line.discount) }),
            ...(isGranted &&
              line.handle !== null && {
                product: String(findProduct(line.handle)?.id),
                variant: String(line.variantId),
              }),
          })),
        })),
      );
    },
  );
});
