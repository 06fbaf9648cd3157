import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fetchReply, TooLong, TooLate } from '#server/kernel/limits/fetch-reply.ts';
import { answeringServer, trickle } from '#tests/support/answering-server.ts';

const LIMITS = { longestMs: 60_000, mostBytes: 1_000 };

describe('a reply', () => {
  it('is read whole up to the limit', async () => {
    const url = await answeringServer((_, response) => {
      response.writeHead(201, { 'retry-after': '7' }).end('é'.repeat(500));
    });
    const { status, headers, text } = await fetchReply(url, { method: 'POST', body: '{}' }, LIMITS);
    expect([status, headers.get('retry-after'), text]).toEqual([201, '7', 'é'.repeat(500)]);
  });

  it('is cut off one byte above the limit', async () => {
    const url = await answeringServer((_, response) => void response.end('x'.repeat(1_001)));
    await expect(fetchReply(url, {}, LIMITS)).rejects.toThrow(TooLong);
  });

  it('is cut off while it arrives', async () => {
    let hungUp = (): void => undefined;
    const closed = new Promise<void>((resolve) => (hungUp = resolve));
    const url = await answeringServer((request, response) => {
      response.on('close', hungUp);
      trickle(request, response);
    });
    await expect(fetchReply(url, {}, { ...LIMITS, mostBytes: 3 })).rejects.toThrow(TooLong);
    await closed;
  });

  it('is measured after decompression', async () => {
    const packed = gzipSync('x'.repeat(1_000_000));
    const url = await answeringServer((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
    });
    await expect(fetchReply(url, {}, { ...LIMITS, mostBytes: 500_000 })).rejects.toThrow(TooLong);
  });

  it.each([
    ['before its head', () => undefined],
    ['after its head', (_: unknown, response: { flushHeaders(): void }) => response.flushHeaders()],
    ['byte by byte', trickle],
  ])('ends at the deadline when it hangs %s', async (_when, answer) => {
    const url = await answeringServer(answer);
    const limits = { longestMs: 100, mostBytes: 1_000_000 };
    await expect(fetchReply(url, {}, limits)).rejects.toThrow(TooLate);
  });

  it('leads to no other address', async () => {
    const url = await answeringServer(({ url: path }, response) => {
      if (path === '/') response.writeHead(307, { location: '/elsewhere' }).end();
      else response.end('secret');
    });
    await expect(fetchReply(url, {}, LIMITS)).rejects.toThrow();
  });
});
