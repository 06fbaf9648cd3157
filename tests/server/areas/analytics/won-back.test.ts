import request from 'supertest';
import { expect, it } from 'vitest';
import type { WonBack } from '#shared/api/analytics-inbox.ts';
import { succeeded } from '#tests/server/areas/surveys/support.ts';
import { liveSurvey, startCollectApp } from '../collect/support.ts';
import { createRandom } from './generate.ts';

const DAY_MS = 86_400_000;
const [WORK_DAYS, ORDER_DAYS] = [7, 30];
const random = createRandom(41);

interface Order {
  readonly id: string;
  readonly customer: string | null;
  readonly placedAt: number;
  readonly isTest: boolean | null;
  readonly isCancelled: boolean;
}

interface Score {
  readonly id: string;
  readonly order: Order;
  readonly isVerified: boolean;
  readonly lowAt: number;
  readonly workedAt: number | null;
}

const now = Date.now();
const someDaysAgo = () => now - Math.floor((random.next() * 120 + 0.01) * DAY_MS);

const orders: readonly Order[] = Array.from({ length: 400 }, (_, at) => ({
  id: `order-${at}`,
  customer: random.chance(0.9) ? `customer-${random.roll(60)}` : null,
  placedAt: someDaysAgo(),
  isTest: random.pick([true, false, false, null, null]),
  isCancelled: random.chance(0.2),
}));

const scores: readonly Score[] = Array.from({ length: 90 }, (_, at) => {
  const lowAt = someDaysAgo();
  const workedAt = random.chance(0.6) ? lowAt + Math.floor(random.next() * 14 * DAY_MS) : null;
  return { id: `r-${at}`, order: random.pick(orders), isVerified: random.chance(0.8), lowAt, workedAt };
});

/** The same figures from the lists, one shopper after the other. */
function countByHand() {
  const found = { early: 0, recent: 0, groups: { worked: [0, 0], untouched: [0, 0] } };
  for (const customer of new Set(orders.map((order) => order.customer))) {
    const [first] = scores
      .filter(({ order, isVerified }) => isVerified && order.customer === customer && order.isTest !== true)
      .sort((one, other) => one.lowAt - other.lowAt);
    if (customer === null || first === undefined) continue;
    const groupedAt = first.lowAt + WORK_DAYS * DAY_MS;
    const endsAt = groupedAt + ORDER_DAYS * DAY_MS;
    const hasOrdered = (from: number, to: number) =>
      orders.some(
        (order) =>
          order.customer === customer &&
          order.id !== first.order.id &&
          order.isTest !== true &&
          !order.isCancelled &&
          order.placedAt > from &&
          order.placedAt <= to,
      );
    if (endsAt > now) found.recent += 1;
    else if (hasOrdered(first.lowAt, groupedAt)) found.early += 1;
    else {
      const isWorkedOn = first.workedAt !== null && first.workedAt <= groupedAt;
      const group = found.groups[isWorkedOn ? 'worked' : 'untouched'];
      group[0] = (group[0] ?? 0) + (hasOrdered(groupedAt, endsAt) ? 1 : 0);
      group[1] = (group[1] ?? 0) + 1;
    }
  }
  return found;
}

it('counts who ordered again as a list of all shoppers does', async () => {
  const app = await startCollectApp();
  const live = await liveSurvey(app);
  const { database } = app.deps;
  const own = [live.store.storeId, live.survey.surveyId];
  const moment = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  await database.query(
    `INSERT INTO orders (store_id, order_id, customer_id, value, currency, placed_at, changed_at, received_at, is_test,
        cancelled_at)
     SELECT $1, id, customer, 20, 'EUR', at, at, at, is_test, CASE WHEN is_cancelled THEN at END
       FROM unnest($2::text[], $3::text[], $4::timestamptz[], $5::boolean[], $6::boolean[])
         AS given (id, customer, at, is_test, is_cancelled)`,
    [
      live.store.storeId,
      orders.map(({ id }) => id),
      orders.map(({ customer }) => customer),
      orders.map(({ placedAt }) => moment(placedAt)),
      orders.map(({ isTest }) => isTest),
      orders.map(({ isCancelled }) => isCancelled),
    ],
  );
  await database.query(
    `INSERT INTO responses (store_id, survey_id, response_id, version, revision, respondent_key, is_complete, answers,
        answer_times, path, day, country, customer_type, placement, order_id, is_order_verified, started_at,
        first_saved_at, saved_at)
     SELECT $1, $2, id, 1, 1, id, true, '{"q1":{"value":1}}', '{}', '["q1"]', at::date, '', '', 'hosted', order_id,
            is_verified, at, at, at
       FROM unnest($3::text[], $4::text[], $5::boolean[], $6::timestamptz[]) AS given (id, order_id, is_verified, at)`,
    [
      ...own,
      scores.map(({ id }) => id),
      scores.map(({ order }) => order.id),
      scores.map(({ isVerified }) => isVerified),
      scores.map(({ lowAt }) => moment(lowAt)),
    ],
  );
  await database.query(
    `INSERT INTO follow_ups (store_id, survey_id, response_id, state, owner, changed_at, low_at, worked_at)
     SELECT $1, $2, id, 'new', '', at, at, worked_at
       FROM unnest($3::text[], $4::timestamptz[], $5::timestamptz[]) AS given (id, at, worked_at)`,
    [
      ...own,
      scores.map(({ id }) => id),
      scores.map(({ lowAt }) => moment(lowAt)),
      scores.map(({ workedAt }) => moment(workedAt)),
    ],
  );
  const reply = await live.authorized(
    request(app.http)
      .get(`/api/v1/surveys/${live.survey.surveyId}/won-back`)
      .query({ days: String(ORDER_DAYS) }),
  );
  const { early, recent, groups } = countByHand();
  expect(succeeded<WonBack>(reply)).toMatchObject({
    workedOn: { count: groups.worked[0], total: groups.worked[1] },
    untouched: { count: groups.untouched[0], total: groups.untouched[1] },
    orderedEarly: early,
    tooRecent: recent,
  });
  for (const some of [early, recent, groups.worked[0], groups.untouched[0]]) expect(some).toBeGreaterThan(0);
  await app.stop();
});
