import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { MATURITIES } from '#shared/analytics/customer-history.ts';
import type { AnalyticsFindings } from '#shared/api/analytics-findings.ts';
import type { ChannelReport, ChannelTexts, SourceQuestions } from '#shared/api/channels.ts';
import { channelsArea } from '#server/areas/channels/routes.ts';
import { eraseRows, newErasure } from '#server/areas/privacy/erase-customer.ts';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { productDeps } from '#server/start/product-deps.ts';
import { turnOf } from '#server/kernel/jobs/turn.ts';
import { testApp } from '#tests/support/app.ts';
import { makeJobsDue, testJobs } from '#tests/support/jobs.ts';
import { insertTexts } from '#tests/support/written-answers.ts';
import { validSession } from '#tests/support/sessions.ts';
import { findStore } from '#server/areas/identity/stores/store-repository.ts';
import { answeredStore } from '#tests/server/areas/analytics/answered-store.ts';
import type { GeneratedStore } from '#tests/server/areas/analytics/generate.ts';
import { placeSampleOrders } from '../analytics/place-orders.ts';
import { succeeded } from '#tests/server/areas/surveys/support.ts';
import { describeOrders } from './channel-orders.ts';
import { type AnsweredOrder, type ByHand, countByHand, sum, trackedIn } from './count-by-hand.ts';

const DAY_MS = 86_400_000;

type Counted = NonNullable<ChannelReport['counted']>;

let store: GeneratedStore;
let send: (method: 'get' | 'post' | 'put', path: string, body?: object) => request.Test;

beforeAll(async () => {
  store = await answeredStore();
  await placeSampleOrders(store, 700);
  await describeOrders(store, 260);
  const { deps } = store;
  deps.clock.advance(40 * DAY_MS);
  const { http } = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
  const record = await findStore(deps.database, store.storeId);
  const { authorization } = await validSession(deps, record ?? undefined);
  send = (method, path, body) =>
    request(http)[method](`/api/v1${path}`).set('authorization', authorization).send(body);
});

const at = (path: string) => `/surveys/${store.surveyId}/channels${path}`;
const readReport = async (query = '?range=all') =>
  succeeded<ChannelReport>(await send('get', at(`/questions/source/report${query}`)));

async function countReport(query = '?range=all'): Promise<Counted> {
  succeeded(
    await send('post', at('/questions/source/count'), Object.fromEntries(new URLSearchParams(query))),
  );
  // On a busy machine the request counts only a part, and the job counts the rest.
  await makeJobsDue(store.deps, store.storeId);
  await testJobs(store.deps, channelsArea).runDue();
  const { counted, isCurrent } = await readReport(query);
  expect(isCurrent).toBe(true);
  if (counted === null) throw new Error('The report was counted.');
  return counted;
}

/** The orders in the table. */
const tabled = ({ answered }: ByHand) =>
  answered.filter(({ said, hasJourney }) => said !== null && hasJourney);

const figuresOf = (orders: readonly AnsweredOrder[]) => ({
  orders: orders.length,
  revenue: expect.closeTo(sum(orders.map(({ value }) => value)), 3) as number,
  newCustomers: orders.filter(({ isFirstOrder }) => isFirstOrder).length,
  average:
    orders.length === 0
      ? null
      : (expect.closeTo(sum(orders.map(({ value }) => value)) / orders.length, 3) as number),
});

function expectAgreement({ agreement, leftOut }: Counted, byHand: ByHand, visit: 'first' | 'last') {
  const orders = tabled(byHand).map((order) => ({ ...order, tracked: trackedIn(order, visit) }));
  expect(agreement.orders).toBe(orders.length);
  expect(agreement.agreed?.count).toBe(orders.filter(({ said, tracked }) => said === tracked).length);
  expect(agreement.unseen?.count).toBe(orders.filter(({ tracked }) => tracked === null).length);
  for (const { channel, said, tracked, unseen, saidShare } of agreement.channels) {
    const own = orders.filter((each) => each.said === channel);
    expect(said).toEqual(figuresOf(own));
    expect(tracked).toEqual(figuresOf(orders.filter((each) => each.tracked === channel)));
    expect(unseen?.count ?? 0).toBe(own.length < 10 ? 0 : own.filter((each) => each.tracked === null).length);
    expect(saidShare?.share).toBeCloseTo(own.length / orders.length, 9);
    expect(saidShare && saidShare.low <= saidShare.share && saidShare.share <= saidShare.high).toBe(true);
  }
  for (const { said, tracked, orders: count } of agreement.cells) {
    expect(orders.filter((each) => each.said === said && each.tracked === tracked)).toHaveLength(count);
  }
  expect(sum(agreement.cells.map((cell) => cell.orders))).toBe(orders.length);
  const open = byHand.answered.filter(({ hasAnswer, said }) => hasAnswer && said === null);
  expect(leftOut.open).toBe(open.length);
  const unknown = byHand.answered.filter(({ said, hasJourney }) => said !== null && !hasJourney);
  expect(leftOut.withoutVisits).toBe(unknown.length);
}

const daysBetween = (from: string, to: string | number) =>
  Math.floor((new Date(to).getTime() - Date.parse(from)) / DAY_MS);

function expectWorth({ worth }: Counted, { counted, answered }: ByHand, now: number) {
  const customers = new Map<string, AnsweredOrder>();
  for (const order of [...answered].sort((a, b) => (a.placedAt < b.placedAt ? -1 : 1))) {
    const { customerId: id } = order;
    if (order.isFirstOrder && id !== null && !customers.has(id)) customers.set(id, order);
  }
  const followed = [...customers].flatMap(([id, first]) => {
    if (first.said === null) return [];
    const orders = counted
      .filter((each) => each.customerId === id && each.placedAt >= first.placedAt)
      .map((each) => ({ day: daysBetween(first.placedAt, each.placedAt), value: each.value }))
      .sort((a, b) => a.day - b.day);
    return [{ said: first.said, age: daysBetween(first.placedAt, now), orders }];
  });
  expect(worth.customers).toBe(followed.length);
  const reached = MATURITIES.filter((days) => followed.some(({ age }) => age >= days));
  expect(worth.maturities.map(({ days }) => days)).toEqual(reached);
  for (const { days, channels } of worth.maturities) {
    for (const { channel, customers: count, tooRecent, revenue, repeated, ordersEach } of channels) {
      const own = followed.filter(({ said }) => said === channel);
      const mature = own.filter(({ age }) => age >= days);
      const within = mature.map(({ orders }) => orders.filter(({ day }) => day <= days));
      expect([count, tooRecent]).toEqual([mature.length, own.length - mature.length]);
      expect(revenue).toBeCloseTo(sum(within.flat().map(({ value }) => value)), 3);
      if (repeated) expect(repeated.count).toBe(within.filter((orders) => orders.length > 1).length);
      if (ordersEach !== null) expect(ordersEach).toBeCloseTo(within.flat().length / mature.length, 9);
    }
  }
  return followed;
}

describe('the report of a question', () => {
  it('is empty and not current before the first count', async () => {
    const { counted, isCurrent, isCounting, firstOrderAt } = await readReport();
    expect({ counted, isCurrent, isCounting }).toEqual({
      counted: null,
      isCurrent: false,
      isCounting: false,
    });
    expect(Date.parse(firstOrderAt ?? '')).toBeLessThan(store.deps.clock());
  });

  it('equals a count of every order, by the last and by the first visit', async () => {
    const last = await countReport();
    const byHand = await countByHand(store.deps.database, store.storeId);
    expect(tabled(byHand).length).toBeGreaterThan(100);
    expectAgreement(last, byHand, 'last');
    const { counted: first } = await readReport('?range=all&visit=first');
    expectAgreement(first ?? last, byHand, 'first');
    expect(first?.agreement.cells).not.toEqual(last.agreement.cells);
  });

  it('counts what customers spent as a count of every customer does', async () => {
    const report = await countReport();
    const byHand = await countByHand(store.deps.database, store.storeId);
    const followed = expectWorth(report, byHand, store.deps.clock());
    expect(followed.length).toBeGreaterThan(40);
    expect(followed.some(({ orders }) => orders.length > 1)).toBe(true);
  });

  it('counts only the orders of the days that were asked for', async () => {
    const { days, agreement } = await countReport('?range=last30');
    expect(days).not.toBeNull();
    // Forty days have passed since the last answer.
    expect(agreement.orders).toBe(0);
    expect((await countReport('?range=last90')).agreement.orders).toBeGreaterThan(100);
  });

  it('lists sources that no rule knows, and follows a new rule after the next count', async () => {
    const { sources } = await countReport();
    expect(sources.map(({ source }) => source)).toEqual(['tea-table']);
    const rule = { id: 'tea', match: 'source', phrase: 'tea-table', channel: 'influencer' };
    succeeded(await send('post', '/channels/edits', { revision: 0, edits: [{ kind: 'add_rule', rule }] }));
    expect((await readReport()).isCurrent).toBe(false);
    const after = await countReport();
    expect(after.sources).toEqual([]);
    expect(after.agreement.channels.find(({ channel }) => channel === 'influencer')?.tracked.orders).toBe(
      sources[0]?.orders,
    );
    succeeded(await send('post', '/channels/undo', { revision: 1 }));
  });

  it('equals a new count after a customer was erased', async () => {
    await countReport();
    const { database } = store.deps;
    const [busiest] = await database.query<{ customerId: string }>(
      `SELECT customer_id FROM orders WHERE store_id = $1 AND customer_id IS NOT NULL
        GROUP BY customer_id ORDER BY count(*) DESC LIMIT 1`,
      [store.storeId],
    );
    const customerId = busiest?.customerId ?? '';
    await eraseRows(
      productDeps(store.deps),
      store.storeId,
      newErasure({ customerId, orderIds: [] }),
      turnOf(60_000),
    );
    expect((await readReport()).counted).toBeNull();
    const byHand = await countByHand(database, store.storeId);
    const report = await countReport();
    expectAgreement(report, byHand, 'last');
    expectWorth(report, byHand, store.deps.clock());
  });
});

/** The names of the channels that shoppers and links of the generated store name. */
const NAMES: Readonly<Record<string, string>> = {
  friend: 'Friend or family',
  search_engine: 'Search engine',
  online_ad: 'Online ad',
  podcast: 'Podcast',
  radio: 'Radio',
  instagram: 'Instagram',
  newsletter: 'Newsletter or email',
};

/** The option that names the channel. */
const ANSWERS: Readonly<Record<string, string>> = {
  'Friend or family': 'friend',
  'Search engine': 'search',
  'Online ad': 'advert',
};

/** What is said about the channel with the most and the one with the fewest said beyond tracked first orders. */
async function misjudgedByHand() {
  const byHand = await countByHand(store.deps.database, store.storeId);
  const first = tabled(byHand).filter(({ isFirstOrder }) => isFirstOrder);
  const channels = Object.entries(NAMES).map(([channel, name]) => {
    const said = first.filter((order) => order.said === channel).length;
    const tracked = first.filter((order) => trackedIn(order, 'last') === channel).length;
    return { name, said, tracked };
  });
  const inOrder = channels.sort((one, other) => other.said - other.tracked - (one.said - one.tracked));
  const [most, fewest] = [inOrder[0]!, inOrder.at(-1)!];
  return {
    most,
    sentences: [
      `${most.name} is named for more first orders than links see: ${most.said} of ${first.length} named it, links saw ${most.tracked}.`,
      `${fewest.name} is named for fewer first orders than links see: links saw ${fewest.tracked} of ${first.length}, ${fewest.said} named it.`,
    ],
  };
}

async function readSourceSentences(): Promise<string[]> {
  const { headline, findings } = succeeded<AnalyticsFindings>(
    await send('get', `/surveys/${store.surveyId}/analytics/findings?range=all`),
  );
  const found = [headline, ...findings].filter(({ key }) => key.startsWith('sources:'));
  expect(found.every(({ action }) => action.tab === 'channels')).toBe(true);
  return found.map(({ sentence }) => sentence);
}

describe('a report under filters', () => {
  const COUNTRIES = '?range=all&countries=DE';

  it('counts the orders whose first response matches, and says what customers are worth without filters', async () => {
    const all = await countReport();
    const filtered = await countReport(COUNTRIES);
    const byHand = await countByHand(store.deps.database, store.storeId);
    const own = { ...byHand, answered: byHand.answered.filter(({ row }) => row.country === 'DE') };
    expect(tabled(own).length).toBeGreaterThan(20);
    expect(tabled(own).length).toBeLessThan(tabled(byHand).length);
    expectAgreement(filtered, own, 'last');
    expect(filtered.worth).toEqual(all.worth);
    expect((await readReport()).counted?.agreement).toEqual(all.agreement);
  });

  it('counts the days that the merchant chooses', async () => {
    const byHand = await countByHand(store.deps.database, store.storeId);
    const days = byHand.answered.map(({ row }) => row.day).sort();
    const [from, to] = [days[Math.floor(days.length / 3)]!, days[Math.floor((2 * days.length) / 3)]!];
    const found = await countReport(`?range=${from}..${to}`);
    expect(found.days).toEqual({ from, to });
    const within = byHand.answered.filter(({ row }) => row.day >= from && row.day <= to);
    expect(within.length).toBeLessThan(byHand.answered.length);
    expectAgreement(found, { ...byHand, answered: within }, 'last');
  });

  it('keeps the figures of the last twelve choices only', async () => {
    for (let day = 10; day < 24; day += 1) await countReport(`?range=2026-01-${day}..2026-01-${day}`);
    const parts = await store.deps.database.query<{ part: string }>(
      `SELECT part FROM channel_reports WHERE store_id = $1 AND survey_id = $2 AND part <> 'answers'`,
      [store.storeId, store.surveyId],
    );
    expect(parts).toHaveLength(13);
    expect(parts.map(({ part }) => part)).toContain('worth');
    expect((await readReport('?range=2026-01-23..2026-01-23')).isCurrent).toBe(true);
  });

  it('refuses a filter that cannot be read', async () => {
    expect((await send('get', at('/questions/source/report?range=yesterday'))).status).toBe(400);
  });
});

describe('the findings of a survey', () => {
  it('name the channels that links misjudge most, from the same first orders as a count of every order', async () => {
    const { sentences } = await misjudgedByHand();
    expect((await readSourceSentences()).sort()).toEqual(sentences.sort());
  });

  it('follow a new rule of the merchant at once', async () => {
    const { most } = await misjudgedByHand();
    const names = async () => (await readSourceSentences()).map((each) => each.split(' is named ')[0]);
    expect(await names()).toContain(most.name);
    const { revision } = succeeded<{ revision: number }>(await send('get', '/channels'));
    const rule = { id: 'none', match: 'text', phrase: ANSWERS[most.name], channel: null };
    succeeded(await send('post', '/channels/edits', { revision, edits: [{ kind: 'add_rule', rule }] }));
    expect(await names()).not.toContain(most.name);
    succeeded(await send('post', '/channels/undo', { revision: revision + 1 }));
  });
});

describe('the texts of a question', () => {
  it('name the channel of each option and each written text, with the rule that decided', async () => {
    const texts = succeeded<ChannelTexts>(await send('get', at('/questions/source/texts')));
    expect(texts.options).toContainEqual({
      text: 'friend',
      mapped: { kind: 'channel', channel: 'friend', rule: 'exact', means: 'friend' },
    });
    expect(texts.options).toContainEqual({
      text: 'Press',
      mapped: { kind: 'open', reason: 'unknown', proposals: [] },
    });
    const podcast = texts.decided.find(({ text }) => text.toLowerCase() === 'a podcast');
    expect(podcast?.mapped).toMatchObject({ kind: 'channel', channel: 'podcast', rule: 'alias' });
    const [counted] = await store.deps.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM texts WHERE store_id = $1 AND survey_id = $2 AND question_id = 'source'
          AND lower(body) = 'a podcast'`,
      [store.storeId, store.surveyId],
    );
    expect(podcast?.answers).toBe(counted?.n);
    expect(texts.openAnswers).toBe(0);
  });

  it('are open where a rule of the merchant no longer applies, and mapped where one does', async () => {
    const { revision } = succeeded<{ revision: number }>(await send('get', '/channels'));
    const rule = { id: 'quiet', match: 'text', phrase: 'the radio', channel: null };
    succeeded(await send('post', '/channels/edits', { revision, edits: [{ kind: 'add_rule', rule }] }));
    const texts = succeeded<ChannelTexts>(await send('get', at('/questions/source/texts')));
    expect(texts.decided.find(({ text }) => text === 'The radio')?.mapped).toEqual({ kind: 'none' });
    succeeded(await send('post', '/channels/undo', { revision: revision + 1 }));
  });
});

describe('the texts of a question with more than a page lists', () => {
  const numbered = (count: number, text: string) => Array.from({ length: count }, (_, n) => `${text} ${n}`);

  it('are counted in full: not decided, with a channel, and with none', async () => {
    const { deps, storeId, surveyId } = store;
    const { revision } = succeeded<{ revision: number }>(await send('get', '/channels'));
    const rule = { id: 'cousin', match: 'words', phrase: 'my cousin', channel: null };
    succeeded(await send('post', '/channels/edits', { revision, edits: [{ kind: 'add_rule', rule }] }));
    const read = async () => succeeded<ChannelTexts>(await send('get', at('/questions/words/texts')));
    const before = await read();
    const texts = [
      ...numbered(300, 'qqqq wwww'),
      ...numbered(230, 'Instagram'),
      ...numbered(210, 'my cousin'),
    ];
    await insertTexts(deps.database, { storeId, surveyId, questionId: 'words', texts, country: 'IS' });
    const { open, decided, textCounts, isAll } = await read();
    expect(textCounts).toEqual({
      open: before.textCounts.open + 300,
      channel: before.textCounts.channel + 230,
      none: before.textCounts.none + 210,
    });
    expect([open.length, decided.length, isAll]).toEqual([200, 200, true]);
    succeeded(await send('post', '/channels/undo', { revision: revision + 1 }));
  });
});

describe('the questions of a survey', () => {
  it('are listed with the one that most likely asks for the source first', async () => {
    const { questions } = succeeded<SourceQuestions>(await send('get', at('')));
    expect(questions[0]).toMatchObject({ meaningId: 'source', options: 4, mapped: 3, asksForSource: true });
    expect(questions.filter(({ asksForSource }) => asksForSource)).toHaveLength(1);
    expect(questions.map(({ meaningId }) => meaningId)).not.toContain('nps');
  });

  it('that ask for a number are refused', async () => {
    expect((await send('get', at('/questions/nps/texts'))).status).toBe(400);
    expect((await send('get', at('/questions/unknown/texts'))).status).toBe(404);
  });
});
