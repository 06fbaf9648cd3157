import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { csvLine } from '#shared/text/spreadsheet.ts';
import { csvFileName, csvList } from '#server/areas/analytics/export/csv.ts';
import type { QuestionResults } from '#shared/api/analytics.ts';
import { testApp } from '#tests/support/app.ts';
import { validSession } from '#tests/support/sessions.ts';
import { subscribe, succeeded } from '#tests/server/areas/surveys/support.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { answeredStore } from './answered-store.ts';
import { type RawResponse, readRows } from './by-hand.ts';
import type { GeneratedStore } from './generate.ts';

let store: GeneratedStore;
let http: ReturnType<typeof testApp>['http'];
let rows: RawResponse[];

beforeAll(async () => {
  store = await answeredStore();
  const { deps } = store;
  http = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) }).http;
  rows = await readRows(deps.database, store.storeId);
});

const download = (file: string, query: Record<string, string> = {}) =>
  request(http)
    .get(`/api/v1/surveys/${store.surveyId}/analytics/${file}.csv`)
    .query({ range: 'all', ...query })
    .set('authorization', store.authorization)
    .buffer()
    .parse((reply, done) => {
      const pieces: Buffer[] = [];
      reply.on('data', (piece: Buffer) => pieces.push(piece));
      reply.on('end', () => done(null, Buffer.concat(pieces).toString('utf8')));
    });

/** Parses CSV of RFC 4180, character by character. */
function parse(text: string): string[][] {
  const table: string[][] = [[]];
  let field = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quoted && sign === '"' && text[at + 1] === '"') field += text[(at += 1)] ?? '';
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === ',' || sign === '\n')) {
      table.at(-1)?.push(field);
      field = '';
      if (sign === '\n') table.push([]);
    } else if (quoted || sign !== '\r') field += sign;
  }
  return table.slice(0, -1);
}

async function tableOf(file: string, query: Record<string, string> = {}) {
  const reply = await download(file, query);
  expect(reply.status).toBe(200);
  const text = String(reply.body);
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [header = [], ...lines] = parse(text.slice(1));
  const records = lines.map((line) => Object.fromEntries(header.map((name, at) => [name, line[at] ?? ''])));
  return { reply, header, lines, records };
}

const DAY_MS = 86_400_000;

/** The columns before those of the questions. */
const FACTS = [
  'response_id',
  'version',
  'status',
  'first_saved_at_utc',
  'first_saved_at_store_time',
  'first_saved_store_day',
  'completed_at_utc',
  'completed_at_store_time',
  'store_timezone',
  'seconds',
  'country',
  'customer_type',
  'placement',
  'language',
  'customer_id',
  'order_id',
  'order_value',
  'order_currency',
  'identity',
  'starred',
  'tags',
  'note',
  'variant',
  'order_name',
  'order_products',
  'order_product_ids',
  'order_refunded',
];

function lisbonTime(moment: string): string {
  const summer = moment >= '2026-03-29T01:00' && moment < '2026-10-25T01:00';
  const local = new Date(Date.parse(moment) + (summer ? 3_600_000 : 0)).toISOString();
  return `${local.slice(0, 10)} ${local.slice(11, 19)}`;
}

describe('an export of responses', () => {
  /** Failed with the clock's moment as the upper bound (a third of the rows is missing). */
  it.each([-5 * DAY_MS, 5 * DAY_MS])(
    'has every row although the clock was set by %d milliseconds',
    async (jump) => {
      store.deps.clock.advance(jump);
      try {
        const { reply, records } = await tableOf('responses');
        expect(reply.headers['x-export-rows']).toBe(String(rows.length));
        expect(records.map((record) => record['response_id'])).toEqual(rows.map((row) => row.responseId));
      } finally {
        store.deps.clock.advance(-jump);
      }
    },
  );

  /** Failed with a range that ends with the day of the clock. */
  it('of the last days has today’s rows although the clock was set back a day', async () => {
    const { records: before } = await tableOf('responses', { range: 'last7' });
    store.deps.clock.advance(-DAY_MS);
    try {
      const { records } = await tableOf('responses', { range: 'last7' });
      expect(records.map((record) => record['response_id'])).toEqual(
        before.map((record) => record['response_id']),
      );
    } finally {
      store.deps.clock.advance(DAY_MS);
    }
  });

  it('has one row per response, newest first, with a column for every question', async () => {
    const { reply, header, lines, records } = await tableOf('responses');
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toContain('attachment');
    expect(reply.headers['x-export-rows']).toBe(String(rows.length));
    expect(records.map((record) => record['response_id'])).toEqual(rows.map((row) => row.responseId));
    expect(new Set(lines.map((line) => line.length))).toEqual(new Set([header.length]));
    expect(header).toEqual(
      expect.arrayContaining([
        'How many stars? [stars]',
        'How did you hear of us? – Other [source]',
        'bought [bought]',
      ]),
    );
    for (const [at, row] of rows.entries()) {
      const record = records[at] ?? {};
      expect(record['first_saved_at_utc']).toBe(row.firstSavedAt);
      // Lisbon has UTC in winter and UTC+1 in summer.
      expect(record['first_saved_at_store_time']).toBe(lisbonTime(row.firstSavedAt));
      expect(record['first_saved_store_day']).toBe(row.day);
      expect(record['store_timezone']).toBe('Europe/Lisbon');
      expect(record['status']).toBe(row.isComplete ? 'complete' : 'partial');
      expect(record['nps [nps]']).toBe(String((row.answers['nps']?.['value'] as number | undefined) ?? ''));
      expect(record['order_value']).toBe(row.orderValue ?? '');
      const words = row.answers['words']?.['value'] as string | undefined;
      expect(record['words [words]']).toBe(words === '=1+1' ? "'=1+1" : (words ?? ''));
    }
  });

  it('begins each row with the same facts in the same order, because spreadsheets refer to columns by place', async () => {
    const { header } = await tableOf('responses');
    expect(header.slice(0, FACTS.length + 1)).toEqual([...FACTS, expect.stringMatching(/ \[[^\]]+\]$/)]);
  });

  it('has a value in each column of facts', async () => {
    const responseId = rows[0]?.responseId ?? '';
    await request(http)
      .put(`/api/v1/surveys/${store.surveyId}/responses/${responseId}/note`)
      .set('authorization', store.authorization)
      .send({ note: 'Wrote to her' })
      .expect(200);
    await request(http)
      .post(`/api/v1/surveys/${store.surveyId}/selected-responses/marks`)
      .set('authorization', store.authorization)
      .send({ responseIds: [responseId], isStarred: true, addTags: ['Refund'] })
      .expect(200);
    const line = { id: '1', product: '7', title: 'Glass teapot', quantity: 1, price: '56.00' };
    await store.deps.database.query(
      `INSERT INTO orders (store_id, order_id, name, value, refunded, currency, placed_at, changed_at, received_at, lines)
       VALUES ($1, 'of-the-export', '#1001', 56, 5, 'EUR', now(), now(), now(), $2::jsonb)`,
      [store.storeId, JSON.stringify([line])],
    );
    await store.deps.database.query(
      `UPDATE responses SET variant = 'a', order_id = 'of-the-export', is_order_verified = true
        WHERE store_id = $1 AND survey_id = $2 AND response_id = $3`,
      [store.storeId, store.surveyId, responseId],
    );
    const { records } = await tableOf('responses');
    const withoutValue = FACTS.filter((name) =>
      records.every((record) => ['', 'undefined'].includes(record[name] ?? '')),
    );
    expect(withoutValue).toEqual([]);
  });

  it('contains the responses that match the filter', async () => {
    const counted = await tableOf('responses', { countries: 'PT', versions: '2' });
    const found = rows.filter((row) => row.country === 'PT' && row.version === 2);
    expect(counted.records.map((record) => record['response_id'])).toEqual(
      found.map((row) => row.responseId),
    );
    expect(counted.reply.headers['x-export-rows']).toBe(String(found.length));
    const { reply, records } = await tableOf('responses', { answered: 'nps=v:9' });
    const nines = rows.filter((row) => row.answers['nps']?.['value'] === 9);
    expect(records.map((record) => record['response_id'])).toEqual(nines.map((row) => row.responseId));
    expect(reply.headers['x-export-rows']).toBeUndefined();
  });
});

it('each row of an export has as many fields as its header', async () => {
  for (const file of ['responses', 'summary']) {
    const [header = [], ...lines] = parse(String((await download(file)).body));
    expect(lines.length).toBeGreaterThan(5);
    expect(new Set(lines.map(({ length }) => length))).toEqual(new Set([header.length]));
  }
});

it('an export of the summary has the same figures as the page', async () => {
  const { records } = await tableOf('summary');
  const reply = await request(http)
    .get(`/api/v1/surveys/${store.surveyId}/analytics/questions?range=all`)
    .set('authorization', store.authorization);
  const { questions, responses } = succeeded<QuestionResults>(reply);
  expect(records.find((record) => record['what'] === 'responses')?.['count']).toBe(String(responses));
  for (const question of questions) {
    const own = records.filter((record) => record['question_id'] === question.meaningId);
    expect(own.find((record) => record['what'] === 'answered')).toMatchObject({
      count: String(question.answered),
      of: String(question.seen),
    });
    if (question.kind !== 'choice') continue;
    const options = own.filter((record) => record['what'] === 'option');
    expect(options.map((record) => [record['answer'], Number(record['count'] ?? 0)])).toEqual(
      question.options.map(({ text, rate }) => [text, rate?.count ?? 0]),
    );
  }
});

it('needs a plan that includes it', async () => {
  const { deps } = store;
  const { store: free, authorization } = await validSession(deps);
  await subscribe(deps, free.storeId, 'free');
  const { surveyId } = await buildPublishedSurvey(deps, free);
  for (const file of ['responses', 'summary']) {
    const reply = await request(http)
      .get(`/api/v1/surveys/${surveyId}/analytics/${file}.csv`)
      .set('authorization', authorization);
    expect([file, reply.status, reply.body.error.code]).toEqual([file, 402, 'PLAN_LIMIT']);
  }
});

it.each([
  ['=1+1', "'=1+1"],
  [' +cmd', `' +cmd`],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['\u200B=1', "'\u200B=1"],
  ['＝1', "'＝1"],
  ['-2.5', '-2.5'],
  ['a "b", c', '"a ""b"", c"'],
  ['one\ntwo', '"one\ntwo"'],
  ['\tx', `"'\tx"`],
  ['a\tb', '"a\tb"'],
  ['nice;1', '"nice;1"'],
  // Programs with semicolons as separators start a cell after each one, with or without quotes.
  ['nice;=1+1;ok', `"nice;'=1+1;ok"`],
  ['nice; -2', `"nice;' -2"`],
  ['a";"=1', `"a"";'""=1"`],
  ['a\n=1', `"a\n'=1"`],
  ['a\r\n@b', `"a\r\n'@b"`],
  ['a\t+b', `"a\t'+b"`],
  ['a;b-c=d', '"a;b-c=d"'],
  ["it's", "it's"],
])('%j is written as %j', (text, written) => {
  expect(csvLine([text])).toBe(`${written}\r\n`);
});

it.each([
  [['Tea', 'Coffee'], 'Tea; Coffee'],
  [['Tea; Coffee'], 'Tea\\; Coffee'],
  [['Tea\\', 'Coffee'], 'Tea\\\\; Coffee'],
  [['Tea\\; Coffee'], 'Tea\\\\\\; Coffee'],
  [[], ''],
])('%j in one cell is %s, which is different for all other choices', (labels, written) => {
  expect(csvList(labels)).toBe(written);
});

it('has the survey’s name without characters that file systems refuse', () => {
  expect(csvFileName('A/B: "new"?\n', 'responses', '2026-11-02')).toBe('A B new – responses 2026-11-02.csv');
  expect(csvFileName('***', 'summary', '2026-11-02')).toBe('Survey – summary 2026-11-02.csv');
});
