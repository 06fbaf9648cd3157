import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const AREAS = fileURLToPath(new URL('../../../../server/areas', import.meta.url));

/** Files that read orders without the condition, and why. */
const WITHOUT_CONDITION: Record<string, string> = {
  'delivery/delivery-repository.ts':
    'When the last order was reported: a test order shows too that reports arrive.',
  'orders/journey-repository.ts': 'Journeys are stored with each order.',
  'orders/order-repository.ts':
    'Stores orders and links them to responses. The first order of a customer is a real one.',
  'orders/ordered-products.ts': 'One order beside its response; the columns say that it was cancelled.',
  'privacy/claim-repository.ts': 'A test order verifies its customer as well.',
  'privacy/customer-data-repository.ts': 'All data about a customer.',
  'privacy/erasure-repository.ts': 'Erasure ends test orders too.',
  'privacy/retention-repository.ts': 'The end of keeping ends test orders too.',
};

const files = readdirSync(AREAS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, source: readFileSync(join(AREAS, name), 'utf8') }));

it('counts orders by one condition in every query', () => {
  const readers = files.filter(({ source }) => /\b(?:FROM|JOIN) orders\b/.test(source));
  expect(readers.length).toBeGreaterThan(10);
  const others = readers.filter(({ source }) => !source.includes('countedOrder('));
  expect(others.map(({ name }) => name).sort()).toEqual(Object.keys(WITHOUT_CONDITION).sort());
  const byHand = files.filter(({ source }) => source.includes('cancelled_at IS NULL'));
  expect(byHand.map(({ name }) => name)).toEqual([]);
});
