import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { IncomingMessage, RequestListener } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '#server/kernel/http/listener.ts';
import { createGate } from '#tests/support/gate.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';

/** The longest timer. A test that has to wait for it fails by its own limit. */
const NEVER_MS = 2 ** 31 - 1;

async function start(handler?: RequestListener, timeouts = {}) {
  const listener = await listen({ host: '127.0.0.1', port: 0, timeouts });
  onTestFinished(() => listener.close(0));
  if (handler) listener.answerWith(handler);
  return listener;
}

async function read(port: number, path = '/', agent?: Agent) {
  const [reply] = (await once(get({ host: '127.0.0.1', port, path, agent }), 'response')) as [
    IncomingMessage,
  ];
  let text = '';
  for await (const piece of reply) text += String(piece);
  return { status: reply.statusCode, headers: reply.headers, text };
}

describe('listening on a port', () => {
  it('answers 503 with Retry-After until the app is ready', async () => {
    const listener = await start();
    expect(await read(listener.port)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    listener.answerWith((_request, response) => response.end('here'));
    expect(await read(listener.port)).toMatchObject({ status: 200, text: 'here' });
  });

  it('reports an occupied port at once', async () => {
    const { port } = await start();
    await expect(listen({ host: '127.0.0.1', port })).rejects.toMatchObject({ code: 'EADDRINUSE', port });
  });
});

describe('stopping the listener', () => {
  it('finishes the open reply and accepts no new connection', async () => {
    let finish = () => {};
    const listener = await start((_request, response) => {
      response.write('first half, ');
      finish = () => response.end('second half');
    });
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const reply = read(listener.port, '/', agent);
    await vi.waitUntil(() => finish.toString().includes('second half'), { timeout: PATIENCE_MS });
    let closed = false;
    const stopping = listener.close(NEVER_MS).then(() => (closed = true));
    await vi.waitFor(
      () => expect(read(listener.port)).rejects.toMatchObject({ code: 'ECONNREFUSED' }),
      15_000,
    );
    expect(closed).toBe(false);
    finish();
    expect(await reply).toMatchObject({ status: 200, text: 'first half, second half' });
    // An idle keep-alive connection must not delay the stop.
    await stopping;
  });

  it('closes open connections after the time limit', async () => {
    const asked = createGate();
    const listener = await start(asked.open);
    const hanging = read(listener.port).catch((error: unknown) => error);
    await asked.opened;
    await listener.close(100);
    expect(await hanging).toMatchObject({ code: 'ECONNRESET' });
  });
});

describe('a slow client', () => {
  const timeouts = { headersMs: 200, requestMs: 400, checkMs: 50 };

  it.each([
    ['with its headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
    ['with its body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf'],
  ])('returns 408 and closes the connection to a client that is slow %s', async (_what, sent) => {
    const listener = await start((request, response) => {
      request.resume();
      request.on('end', () => response.end());
    }, timeouts);
    const socket = connect(listener.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(sent);
    let reply = '';
    socket.on('data', (piece) => (reply += String(piece)));
    await once(socket, 'close');
    expect(reply).toMatch(/^HTTP\/1\.1 408 /);
  });
});
