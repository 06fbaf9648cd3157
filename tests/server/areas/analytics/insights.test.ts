import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { linkResponses } from '#server/areas/orders/order-repository.ts';
import { compareRates } from '#shared/analytics/compare.ts';
import { rate } from '#shared/analytics/intervals.ts';
import type { MoneyByAnswer, SegmentComparison } from '#shared/api/analytics-insights.ts';
import { testApp } from '#tests/support/app.ts';
import { succeeded } from '#tests/server/areas/surveys/support.ts';
import { answeredStore } from './answered-store.ts';
import { type RawResponse, readRows, tally } from './by-hand.ts';
import { createRandom, type GeneratedStore } from './generate.ts';
import { rateByHand } from './interval-by-hand.ts';

let store: GeneratedStore;
let http: ReturnType<typeof testApp>['http'];
let rows: RawResponse[];

beforeAll(async () => {
  store = await answeredStore();
  const { deps } = store;
  http = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) }).http;
  rows = await readRows(deps.database, store.storeId);
});

const send = (path: string, query: Record<string, string | string[]> = {}) =>
  request(http)
    .get(`/api/v1/surveys/${store.surveyId}/${path}`)
    .query({ range: 'all', ...query })
    .set('authorization', store.authorization);

describe('two segments side by side', () => {
  it('have the counts of their responses and a verdict in words', async () => {
    const found = succeeded<SegmentComparison>(
      await send('analytics/compare', { compare: 'customerType', one: 'repeat', other: 'firstTime' }),
    );
    const of = (type: string) => rows.filter((row) => row.customerType === type);
    const [one, other] = [of('repeat'), of('firstTime')];
    expect(found.sides).toEqual({
      one: { value: 'repeat', label: 'Repeat customers', responses: one.length },
      other: { value: 'firstTime', label: 'New customers', responses: other.length },
    });
    const [counts, otherCounts] = [tally(one).get('source') ?? {}, tally(other).get('source') ?? {}];
    const source = found.questions.find(({ meaningId }) => meaningId === 'source');
    if (source?.kind !== 'choice') throw new Error('The first question is a choice.');
    const rateOf = (own: Record<string, number>, cell: string) => {
      const found = rate(own[cell] ?? 0, own['answered'] ?? 0);
      if (found === null) throw new Error('Nobody answered.');
      return found;
    };
    const pairs = source.options.map(
      ({ cell }) => [rateOf(counts, cell), rateOf(otherCounts, cell)] as const,
    );
    for (const [at, pair] of pairs.entries()) {
      const { difference, test } = compareRates(...pair);
      expect(source.options[at]).toMatchObject({
        one: rateByHand(pair[0].count, pair[0].total),
        other: rateByHand(pair[1].count, pair[1].total),
      });
      expect(source.options[at]?.comparison).toMatchObject({ difference, p: test?.p ?? null });
      expect(source.options[at]?.comparison?.sentence).toMatch(/Repeat customers|Too few/);
    }
    const all = found.questions.flatMap((question) =>
      question.kind === 'choice' ? question.options.map(({ comparison }) => comparison) : question.comparison,
    );
    const tested = all.flatMap((each) => (each && each.verdict !== 'too_few' ? [each] : []));
    expect(found.comparisons).toBe(tested.length);
    expect(tested.length).toBeGreaterThan(5);
    for (const { verdict, low, high, error } of tested) {
      expect(verdict === 'unlikely_chance').toBe((low ?? 0) > 0 || (high ?? 0) < 0);
      expect(error).toBeLessThan(0.05);
    }
  });

  it('are the two largest known ones by default, and none if there is only one', async () => {
    const found = succeeded<SegmentComparison>(await send('analytics/compare', { compare: 'country' }));
    const count = (value: string) => rows.filter((row) => (row.country || 'unknown') === value).length;
    const [first, ...others] = found.segments.map(({ value }) => value);
    expect([first, others.at(-1)]).toEqual([found.sides?.one.value, 'unknown']);
    const known = found.segments.filter(({ value }) => value !== 'unknown');
    expect(found.sides?.one.responses).toBe(Math.max(...known.map(({ value }) => count(value))));
    const alone = await send('analytics/compare', { compare: 'country', countries: 'PT' });
    expect(succeeded<SegmentComparison>(alone)).toMatchObject({ sides: null, questions: [] });
    const periods = await send('analytics/compare', { compare: 'previousPeriod', range: 'last7' });
    expect(succeeded<SegmentComparison>(periods).sides?.one.value).toBe('now');
  });

  it('are none where the view has fewer than two, whichever are asked for', async () => {
    const periods = { compare: 'previousPeriod', one: 'before', other: 'now' };
    const allTime = await send('analytics/compare', periods);
    expect(succeeded<SegmentComparison>(allTime)).toMatchObject({ segments: [], sides: null });
    const countries = { compare: 'country', one: 'DE', other: 'PT' };
    const alone = await send('analytics/compare', { ...countries, countries: 'PT' });
    expect(succeeded<SegmentComparison>(alone)).toMatchObject({ segments: [{ value: 'PT' }], sides: null });
  });

  it('require a valid dimension and existing segments', async () => {
    expect((await send('analytics/compare')).status).toBe(400);
    expect((await send('analytics/compare', { compare: 'country', one: 'JP' })).status).toBe(400);
  });
});

interface Order {
  readonly responseId: string;
  readonly value: number;
  readonly isFirst: boolean;
}

/** Orders for half of the responses: confirmed by number or by checkout, some without a response. */
async function placeOrders(): Promise<Order[]> {
  const random = createRandom(4);
  const { database } = store.deps;
  const placed: Order[] = [];
  for (const [at, row] of [...rows].reverse().entries()) {
    if (random.chance(0.4)) continue;
    const order = {
      responseId: row.responseId,
      value: random.roll(30_000) / 100,
      isFirst: random.chance(0.6),
    };
    const [currency, isCancelled, isTest, byNumber] = [
      random.chance(0.9) ? 'EUR' : 'USD',
      random.chance(0.1),
      random.chance(0.1),
      random.chance(0.5),
    ];
    await database.query(
      `INSERT INTO orders (store_id, order_id, checkout_token, is_first_order, value, currency, placed_at, cancelled_at,
         is_test, changed_at, received_at) VALUES ($1, $2, $3, $4, $5, $6, now(), $7, $8, now(), now())`,
      [
        store.storeId,
        `o${at}`,
        `t${at}`,
        order.isFirst,
        order.value,
        currency,
        isCancelled ? '2026-11-01T00:00:00Z' : null,
        isTest || null,
      ],
    );
    await database.query(
      `UPDATE responses SET order_id = $4, is_order_verified = $5, checkout_token = $6
        WHERE store_id = $1 AND survey_id = $2 AND response_id = $3`,
      [store.storeId, store.surveyId, row.responseId, `o${at}`, byNumber, byNumber ? null : `t${at}`],
    );
    if (!byNumber) await linkResponses(database, store.storeId, [`o${at}`]);
    if (currency === 'EUR' && !isCancelled && !isTest) placed.push(order);
  }
  return placed;
}

/** The share of pairs in which the first order is larger; equal ones count half. */
function shareLarger(own: readonly Order[], others: readonly Order[]): number {
  const pairs = own.flatMap((one) => others.map((other) => Math.sign(one.value - other.value)));
  return pairs.reduce((sum, sign) => sum + (sign + 1) / 2, 0) / pairs.length;
}

function figuresByHand(own: readonly Order[]) {
  const revenue = own.reduce((sum, { value }) => sum + value, 0);
  const values = own.map(({ value }) => value).sort((a, b) => a - b);
  const n = values.length;
  const median = ((values[Math.floor((n - 1) / 2)] ?? 0) + (values[Math.floor(n / 2)] ?? 0)) / 2;
  const low = n < 5 ? null : expect.any(Number);
  return {
    orders: n,
    revenue: expect.closeTo(revenue, 4) as number,
    averageOrder: n === 0 ? null : (expect.closeTo(revenue / n, 3) as number),
    typicalOrder: n === 0 ? null : { amount: expect.closeTo(median, 9) as number, low, high: low },
    halfFrom: null,
    repeat: rateByHand(own.filter(({ isFirst }) => !isFirst).length, n),
  };
}

describe('money', () => {
  it('is the sum of verified orders, for each answer', async () => {
    const placed = await placeOrders();
    const found = succeeded<MoneyByAnswer>(await send('analytics/questions/source/money'));
    const behind = (cell: string | null) =>
      placed.filter(({ responseId }) => {
        const row = rows.find((each) => each.responseId === responseId);
        return row !== undefined && (cell === null || (tally([row]).get('source')?.[cell] ?? 0) > 0);
      });
    expect(found.currency).toBe('EUR');
    expect(found.total).toEqual(figuresByHand(behind(null)));
    expect(found.answers.map(({ key }) => key)).toContain('o:press');
    for (const { key, text: _text, comparison, ...figures } of found.answers) {
      expect([key, figures]).toEqual([key, figuresByHand(behind(key))]);
      const [own, all] = [behind(key), behind('answered')];
      const others = all.filter((order) => !own.includes(order));
      if (own.length > 0) expect(comparison.difference).toBeCloseTo(shareLarger(own, others) - 0.5, 9);
      expect(comparison.verdict === 'too_few').toBe(own.length < 10);
    }
    expect(found.comparisons).toBe(
      found.answers.filter(({ comparison }) => comparison.verdict !== 'too_few').length,
    );
  });

  it('is shown for the parts of a scale together', async () => {
    const found = succeeded<MoneyByAnswer>(await send('analytics/questions/nps/money'));
    expect(found.answers.map(({ key, text }) => [key, text])).toEqual([
      ['promoters', 'Promoters (9–10)'],
      ['passives', 'Passives (7–8)'],
      ['detractors', 'Detractors (0–6)'],
    ]);
    const stars = succeeded<MoneyByAnswer>(await send('analytics/questions/stars/money'));
    expect(stars.answers.map(({ text }) => text)).toEqual(['High (4–5)', 'Middle (3)', 'Low (1–2)']);
    const orders = stars.answers.reduce((sum, each) => sum + each.orders, 0);
    expect(orders).toBeGreaterThan(50);
    expect(orders).toBeLessThanOrEqual(stars.total.orders);
  });

  it('rounds amounts to three digits where responses are many, and keeps the revenue exact', async () => {
    const { database } = store.deps;
    const exact = succeeded<MoneyByAnswer>(await send('analytics/questions/source/money')).total;
    const addCounted = (more: number) =>
      database.query(
        `UPDATE counters SET n = n + $3::int WHERE store_id = $1 AND survey_id = $2 AND cell = 'responses'`,
        [store.storeId, store.surveyId, more],
      );
    await addCounted(20_000);
    const rounded = succeeded<MoneyByAnswer>(await send('analytics/questions/source/money')).total;
    await addCounted(-20_000);
    expect(rounded).toMatchObject({ orders: exact.orders, repeat: exact.repeat });
    expect(rounded.revenue).toBeCloseTo(exact.revenue, 4);
    const [amount, median] = [exact.typicalOrder?.amount ?? 0, rounded.typicalOrder?.amount ?? 0];
    expect(median).not.toBe(amount);
    expect(Math.abs(median / amount - 1)).toBeLessThan(0.005);
  });

  it('counts an order once, however many responses it has', async () => {
    const before = succeeded<MoneyByAnswer>(await send('analytics/questions/source/money')).total;
    const { database } = store.deps;
    await database.query(
      `UPDATE responses SET is_order_verified = true, order_id = (
           SELECT min(first.order_id) FROM responses AS first JOIN orders USING (store_id, order_id)
            WHERE first.store_id = $1 AND is_order_verified AND currency = 'EUR' AND cancelled_at IS NULL
              AND orders.is_test IS NULL)
        WHERE store_id = $1 AND survey_id = $2 AND order_id LIKE 'order-%'`,
      [store.storeId, store.surveyId],
    );
    await database.query(
      `UPDATE responses SET checkout_token = (SELECT min(checkout_token) FROM responses AS first
           WHERE store_id = $1 AND survey_id = $2)
        WHERE store_id = $1 AND survey_id = $2 AND checkout_token IS NULL AND NOT is_order_verified`,
      [store.storeId, store.surveyId],
    );
    const [named] = await database.query<{ orderId: string }>(
      `SELECT min(order_id) AS order_id FROM responses WHERE store_id = $1 AND checkout_token IS NOT NULL`,
      [store.storeId],
    );
    expect(await linkResponses(database, store.storeId, [named?.orderId ?? ''])).toBeGreaterThan(10);
    expect(succeeded<MoneyByAnswer>(await send('analytics/questions/source/money')).total.orders).toBe(
      before.orders,
    );
  });

  it.each(['all', 'last90'])(
    'counts an order in the segment of its first response, over %s',
    async (range) => {
      const ordersOf = async (filter: object) =>
        succeeded<MoneyByAnswer>(await send('analytics/questions/source/money', { range, ...filter })).total;
      const several = await store.deps.database.query(
        `SELECT order_id FROM responses WHERE store_id = $1 AND is_order_verified
        GROUP BY order_id HAVING count(DISTINCT customer_type) > 1`,
        [store.storeId],
      );
      expect(several.length).toBeGreaterThan(0);
      const each = [];
      for (const customers of ['firstTime', 'repeat', 'unknown']) each.push(await ordersOf({ customers }));
      const all = await ordersOf({});
      expect(each.reduce((sum, { orders }) => sum + orders, 0)).toBe(all.orders);
      expect(each.reduce((sum, { revenue }) => sum + revenue, 0)).toBeCloseTo(all.revenue, 4);
    },
  );
});
