import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { IncomingMessage, RequestListener } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '#server/kernel/http/listener.ts';

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

describe('a port', () => {
  it('asks to come again until there is somebody to answer', async () => {
    const listener = await start();
    expect(await read(listener.port)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    listener.answerWith((_request, response) => response.end('here'));
    expect(await read(listener.port)).toMatchObject({ status: 200, text: 'here' });
  });

  it('that is taken is told at once', async () => {
    const { port } = await start();
    await expect(listen({ host: '127.0.0.1', port })).rejects.toMatchObject({ code: 'EADDRINUSE', port });
  });
});

describe('a stop', () => {
  it('finishes the reply that is under way, and takes no new connection', async () => {
    let finish = () => {};
    const listener = await start((_request, response) => {
      response.write('first half, ');
      finish = () => response.end('second half');
    });
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const reply = read(listener.port, '/', agent);
    await until(() => finish.toString().includes('second half'));
    let closed = false;
    const stopping = listener.close(5_000).then(() => (closed = true));
    await sleep(50);
    expect(closed).toBe(false);
    await expect(read(listener.port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    finish();
    expect(await reply).toMatchObject({ status: 200, text: 'first half, second half' });
    // A connection that is kept alive must not hold the stop up.
    const began = performance.now();
    await stopping;
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('does not wait longer than it is told', async () => {
    const listener = await start(() => undefined);
    const hanging = read(listener.port).catch((error: unknown) => error);
    await sleep(50);
    const began = performance.now();
    await listener.close(100);
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(await hanging).toMatchObject({ code: 'ECONNRESET' });
  });
});

describe('a client that dawdles', () => {
  const timeouts = { headersMs: 200, requestMs: 400, checkMs: 50 };

  it.each([
    ['with its headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
    ['with its body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf'],
  ])('%s is told so and cut off', async (_what, sent) => {
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

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(5);
}
