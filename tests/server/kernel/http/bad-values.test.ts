import { createServer } from 'node:http';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createLog } from '#server/kernel/telemetry/log.ts';
import { fastRoute, publicRoute } from '#server/kernel/http/route.ts';
import { endpoint } from '#shared/api/endpoint.ts';
import { testApp, testDeps, type TestDeps } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';

const call = {
  summary: 'Has the database read a text as a value of some type.',
  access: 'public',
  input: z.object({ type: z.string().check(z.maxLength(99)), text: z.string() }),
  output: z.object({}),
} as const;
const slow = endpoint('POST /slow', { ...call, name: 'slow' });
const fast = endpoint('POST /fast', { ...call, name: 'fast', crossOrigin: true });

let deps: TestDeps;
let app: ReturnType<typeof testApp>;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  const log = createLog({
    level: 'warn',
    destination: { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  });
  deps = testDeps({ log, database: await testDatabase() });
  const read = async ({ type, text }: z.output<typeof call.input>) => {
    await deps.database.query(`SELECT $1::${type} AS value`, [text]);
    return {};
  };
  app = testApp({
    deps,
    areas: [
      {
        name: 'values',
        routes: [publicRoute(slow, ({ input }) => read(input)), fastRoute(fast, ({ input }) => read(input))],
      },
    ],
  });
});

const send = (path: string, type: string, text: string) =>
  request(createServer(app.listener)).post(`/api/v1${path}`).send({ type, text });

it('returns 400 for an object in place of a text whose length cannot become a number', async () => {
  for (const path of ['/slow', '/fast']) {
    const reply = await request(createServer(app.listener))
      .post(`/api/v1${path}`)
      .send({ type: { length: { toString: 1 } }, text: '' });
    expect([reply.status, reply.body.error.code]).toEqual([400, 'INVALID_INPUT']);
  }
});

describe('values that only the database refuses', () => {
  it.each([
    ['22P02', 'int', 'Anna wrote this'],
    ['22003', 'int', '9999999999'],
    ['22P05', 'jsonb', '"\\u0000"'],
    ['22007', 'timestamptz', 'Anna wrote this'],
    ['22008', 'timestamptz', '2026-02-30'],
  ])('returns 400, logs and counts a value refused with SQLSTATE %s', async (sqlState, type, text) => {
    for (const path of ['/slow', '/fast']) {
      lines.length = 0;
      const reply = await send(path, type, text);
      expect([reply.status, reply.body.error.code]).toEqual([400, 'INVALID_INPUT']);
      expect(lines).toEqual([
        expect.objectContaining({ msg: 'The database refused a value', route: path.slice(1) }),
      ]);
      expect(JSON.stringify(lines)).not.toContain(text);
    }
    expect(await deps.metrics.render()).toContain(`bad_values_total{sql_state="${sqlState}"} 2`);
  });

  it('answers 500 when the statement itself is wrong', async () => {
    lines.length = 0;
    expect((await send('/slow', 'no_such_type', 'x')).status).toBe(500);
    expect(lines.map(({ msg }) => msg)).toEqual(['A request failed']);
  });
});
