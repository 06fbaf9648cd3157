import { createRandom, type GeneratedStore } from '#tests/server/areas/analytics/generate.ts';

const VISITS = [
  { utm_source: 'instagram', medium: 'paid_social', referrer: null },
  { utm_source: null, medium: null, referrer: 'www.google.com' },
  { utm_source: null, medium: null, referrer: null },
  { utm_source: 'weekly', medium: 'email', referrer: null },
  { utm_source: 'tea-table', medium: 'creators', referrer: null },
] as const;

/** Which channel links tell of each visit above, written down and not computed. */
export const TRACKED_BY_HAND: Readonly<Record<string, string | null>> = {
  'instagram/': 'instagram',
  '/www.google.com': 'search_engine',
  '/': null,
  'weekly/': 'newsletter',
  'tea-table/': 'unknown',
};

/** Gives the orders of a generated store customers, visits and test payments. One customer in five is unknown. */
export async function describeOrders({ deps, storeId }: GeneratedStore, customers: number): Promise<void> {
  const { database } = deps;
  const random = createRandom(77);
  const orders = await database.query<{ orderId: string; placedAt: string }>(
    `SELECT order_id, placed_at FROM orders WHERE store_id = $1 ORDER BY placed_at, order_id`,
    [storeId],
  );
  const known = new Set<string>();
  const facts = orders.map(({ orderId }) => {
    const customer = random.chance(0.2) ? null : `customer-${random.roll(customers)}`;
    const isTest = random.chance(0.05);
    const isFirst = customer === null || !known.has(customer);
    if (customer !== null && !isTest) known.add(customer);
    const [first, last] = [random.pick(VISITS), random.pick(VISITS)];
    return { orderId, customer, isFirst, isTest, hasVisits: random.chance(0.9), first, last };
  });
  await database.query(
    `UPDATE orders SET customer_id = told.customer, is_first_order = told.first_order, is_test = told.test,
            has_journey = told.visits, first_utm_source = told.first->>'utm_source', first_medium = told.first->>'medium',
            first_referrer = told.first->>'referrer', last_utm_source = told.last->>'utm_source',
            last_medium = told.last->>'medium', last_referrer = told.last->>'referrer'
       FROM jsonb_to_recordset($2::jsonb) AS told (id text, customer text, first_order boolean, test boolean,
         visits boolean, first jsonb, last jsonb)
      WHERE orders.store_id = $1 AND orders.order_id = told.id`,
    [
      storeId,
      JSON.stringify(
        facts.map(({ orderId, customer, isFirst, isTest, hasVisits, first, last }) => ({
          ...{ id: orderId, customer, first_order: isFirst, test: isTest, visits: hasVisits, first, last },
        })),
      ),
    ],
  );
}
