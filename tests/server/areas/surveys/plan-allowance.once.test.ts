import { expect, it } from 'vitest';
import type { BillingCustomer } from '#shared/api/billing.ts';
import { createAllowances } from '#server/areas/surveys/plan/plan-allowance.ts';
import { testClock } from '#tests/support/app.ts';

it('forgets the plan that was not asked for longest when there are too many, not all of them', async () => {
  const loaded: string[] = [];
  const loadCustomer = (storeId: string) => {
    loaded.push(storeId);
    return Promise.resolve({ features: {} } as BillingCustomer);
  };
  const allowances = createAllowances({ billing: { loadCustomer }, clock: testClock() });
  const stores = Array.from({ length: 10_000 }, (_, at) => `store ${at}`);
  for (const storeId of stores) await allowances.of(storeId);
  await allowances.of('store 0');
  await allowances.of('one more');
  loaded.length = 0;
  for (const storeId of ['store 0', 'store 9999', 'one more', 'store 1']) await allowances.of(storeId);
  expect(loaded).toEqual(['store 1']);
});
