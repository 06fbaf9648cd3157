import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readLines } from '#server/kernel/platform/json-lines.ts';
import { exchangeCode } from '#server/kernel/platform/oauth.ts';
import { testConfig } from '#tests/support/app.ts';
import { answeringServer, trickle } from '#tests/support/answering-server.ts';
import { TooLong, TooLate } from '#server/kernel/limits/fetch-reply.ts';

const GRANT = JSON.stringify({ access_token: 'token', scope: 'read_orders' });
/** A valid reply, and more spaces than the app accepts. */
const LONG_GRANT = GRANT + ' '.repeat(10_000_000);

describe('a reply of the platform', () => {
  const exchange = async (answer: RequestListener) => {
    const url = await answeringServer(answer);
    return exchangeCode(testConfig({ DEV_STORE: 'on', DEV_STORE_URL: url }), 'demo.dev-store.test', 'code');
  };

  it.each([
    ['', {}, LONG_GRANT],
    [' after decompression', { 'content-encoding': 'gzip' }, gzipSync(LONG_GRANT)],
  ])('is refused once when it is too long%s', async (_how, headers, body) => {
    let asked = 0;
    const exchanged = exchange((request, response) => {
      request.resume();
      asked += 1;
      response.writeHead(200, headers).end(body);
    });
    await expect(exchanged).rejects.toMatchObject({ code: 'UPSTREAM', cause: { name: 'TooLong' } });
    expect(asked).toBe(1);
  });

  it('is accepted in compressed form', async () => {
    const grant = await exchange((request, response) => {
      request.resume();
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(GRANT));
    });
    expect(grant).toMatchObject({ accessToken: 'token', scopes: ['read_orders'] });
  });
});

describe('a file of lines', () => {
  const linesOf = async (answer: RequestListener, { from = 0, longestMs = 60_000 } = {}) => {
    const lines = [];
    for await (const { text, end } of readLines(await answeringServer(answer), from, longestMs)) {
      lines.push([text, end]);
    }
    return lines;
  };

  it('is read from a position on, with and without ranges', async () => {
    const file = '{"a":1}\n{"b":"é"}\n{"c":3}';
    const lines = [
      ['{"b":"é"}', 19],
      ['{"c":3}', 26],
    ];
    expect(await linesOf((_, response) => void response.end(file), { from: 8 })).toEqual(lines);
    const inRanges: RequestListener = (_, response) => {
      response.writeHead(206).end(Buffer.from(file).subarray(8));
    };
    expect(await linesOf(inRanges, { from: 8 })).toEqual(lines);
  });

  it.each([
    ['a line arrives byte by byte', 0],
    ['the part before the position does', 5_000_000],
  ])('ends at the deadline when %s', async (_what, from) => {
    await expect(linesOf(trickle, { from, longestMs: 100 })).rejects.toThrow(TooLate);
  });

  it('is refused when one line does not end', async () => {
    const endless: RequestListener = (_, response) => {
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', write);
      };
      write();
    };
    await expect(linesOf(endless)).rejects.toThrow(TooLong);
  });
});
