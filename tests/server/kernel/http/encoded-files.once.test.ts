import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import request from 'supertest';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { builtPages } from '#server/kernel/http/pages.ts';
import { testApp } from '#tests/support/app.ts';
import { compressBuilt } from '#server/cli/build-stale.ts';

const folder = join(inject('scratch'), 'encoded-files');
const CODE = `export const words = ['${'one more word '.repeat(400)}'];`;
const FILE = '/assets/words-1a2b3c4d.js';
const ACCEPTED = { identity: 'identity', gzip: 'gzip', br: 'gzip, deflate, br' } as const;
const ENCODINGS = ['identity', 'gzip', 'br'] as const;
type Encoding = (typeof ENCODINGS)[number];

const { http } = testApp({ pages: builtPages(folder) });

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, FILE), CODE);
  writeFileSync(join(folder, '/assets/tiny-1a2b3c4d.js'), 'export {};');
  await compressBuilt(folder);
});

const ask = (encoding: Encoding, headers: Record<string, string> = {}, path = FILE) =>
  request(http)
    .get(path)
    .set({ 'accept-encoding': ACCEPTED[encoding], ...headers });

const tagOf = async (encoding: Encoding) => (await ask(encoding)).headers['etag'] ?? '';

/** Failed when files had no ETag at all, and each of them when all encodings had the same. */
describe('a file in several encodings', () => {
  it.each(ENCODINGS)('is the same content as %s', async (encoding) => {
    const reply = await ask(encoding);
    expect([reply.status, reply.text]).toEqual([200, CODE]);
    expect(reply.headers['content-encoding'] ?? 'identity').toBe(encoding);
  });

  it('has a strong ETag of its own for each encoding, and says that they differ', async () => {
    const replies = await Promise.all(ENCODINGS.map((encoding) => ask(encoding)));
    const tags = replies.map(({ headers }) => headers['etag']);
    expect(new Set(tags).size).toBe(3);
    for (const [at, tag] of tags.entries()) {
      expect(tag).toMatch(at === 0 ? /^"[\w-]{22}"$/ : new RegExp(`^"[\\w-]{22}-${ENCODINGS[at]}"$`));
      expect(replies[at]?.headers['vary']).toBe('Accept-Encoding');
    }
  });

  it('is sent uncompressed, with the ETag of that, if compression saves nothing', async () => {
    const small = await ask('br', {}, '/assets/tiny-1a2b3c4d.js');
    expect(small.headers['content-encoding']).toBeUndefined();
    expect(small.headers['etag']).toMatch(/^"[\w-]{22}"$/);
  });

  it.each(ENCODINGS)('is not sent again to a client that has it as %s', async (encoding) => {
    const first = await ask(encoding);
    const again = await ask(encoding, { 'if-none-match': String(first.headers['etag']) });
    expect([again.status, again.text]).toEqual([304, '']);
    for (const name of ['etag', 'vary', 'cache-control']) {
      expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
    }
    expect(again.headers['content-encoding']).toBeUndefined();
  });

  it('is sent to a client that has another encoding than it now accepts', async () => {
    expect((await ask('gzip', { 'if-none-match': await tagOf('br') })).status).toBe(200);
    expect((await ask('identity', { 'if-none-match': await tagOf('gzip') })).status).toBe(200);
  });

  it('is compared with each ETag of the list, weakly', async () => {
    const tags = Object.fromEntries(
      await Promise.all(ENCODINGS.map(async (encoding) => [encoding, await tagOf(encoding)] as const)),
    ) as Record<Encoding, string>;
    const other = fc.stringMatching(/^"[a-z]{1,8}"$/);
    const own = fc.constantFrom(...ENCODINGS).map((encoding) => tags[encoding]);
    const listed = fc.tuple(fc.boolean(), fc.oneof(other, own));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ENCODINGS),
        fc.array(listed, { minLength: 1, maxLength: 4 }),
        async (encoding, list) => {
          const header = list.map(([isWeak, tag]) => (isWeak ? `W/${tag}` : tag)).join(', ');
          const isKnown = list.some(([, tag]) => tag === tags[encoding]);
          expect((await ask(encoding, { 'if-none-match': header })).status).toBe(isKnown ? 304 : 200);
        },
      ),
      { numRuns: 60 },
    );
    expect((await ask('br', { 'if-none-match': '*' })).status).toBe(304);
  });

  it.each(ENCODINGS)('has the same headers for HEAD, without a body: %s', async (encoding) => {
    const got = await ask(encoding);
    const head = await request(http).head(FILE).set('accept-encoding', ACCEPTED[encoding]);
    const { date: _of, 'x-request-id': _id, ...expected } = got.headers as Record<string, string>;
    expect(head.status).toBe(200);
    expect(head.headers).toMatchObject(expected);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(20);
    expect(got.text).toBe(CODE);
    const tag = String(got.headers['etag']);
    const known = request(http).head(FILE).set('accept-encoding', ACCEPTED[encoding]);
    expect((await known.set('if-none-match', tag)).status).toBe(304);
  });

  it.each(['bytes=0-9', 'bytes=-5', 'bytes=99999999-', 'bytes=0-1,4-5', 'nonsense'])(
    'is sent as a whole to a request for the range %s, because ranges are not supported',
    async (range) => {
      for (const encoding of ENCODINGS) {
        const tag = await tagOf(encoding);
        const conditions: Record<string, string>[] = [{}, { 'if-range': tag }, { 'if-range': '"another"' }];
        for (const condition of conditions) {
          const reply = await ask(encoding, { range, ...condition });
          expect(reply.status).toBe(200);
          expect(reply.headers['content-range']).toBeUndefined();
          expect(reply.text).toBe(CODE);
        }
      }
    },
  );
});
