import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type RequestListener,
} from 'node:http';
import { connect as connectHttp2, type ClientHttp2Session } from 'node:http2';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { connect as connectTls, type ConnectionOptions, type TLSSocket } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { inject, onTestFinished } from 'vitest';
import { findNginx, planProxy, startNginx, type Nginx, type ProxyPlan } from '#tests/support/nginx.ts';

const PROGRAM = findNginx();

/** Whether these tests can't run here. With CI_FULL=1 they fail instead. */
export const isSkipped = PROGRAM === null && process.env['CI_FULL'] !== '1';
if (isSkipped) process.stdout.write('Not run: this machine has no nginx.\n');

export const newPlan = (): Promise<ProxyPlan> => planProxy(join(inject('scratch'), `nginx-${randomUUID()}`));

export async function startProxy(plan: ProxyPlan, instances: readonly [string, string]): Promise<Nginx> {
  if (PROGRAM === null) throw new Error('CI_FULL=1 needs nginx.');
  return startNginx(PROGRAM, plan, instances);
}

/** Serves an app behind nginx until the test ends. `port` is the app's own, which nginx asks. */
export async function behindProxy(listener: RequestListener): Promise<Nginx & { readonly port: number }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const nginx = await startProxy(await newPlan(), [`127.0.0.1:${port}`, `127.0.0.1:${port}`]);
  onTestFinished(() => nginx.stop());
  return { ...nginx, port };
}

interface Asked {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  /** The client's own address. */
  readonly from?: string;
}

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly raw: Buffer;
  /** The body without its encoding. */
  readonly text: string;
}

/** One request over TLS and HTTP/1.1, on a connection of its own. */
export async function ask(
  { httpsPort, certificate }: ProxyPlan,
  path: string,
  { method = 'GET', headers = {}, body, from }: Asked = {},
): Promise<Answered> {
  const asked = request({
    ...{ host: '127.0.0.1', port: httpsPort, servername: 'localhost', ca: certificate, agent: false },
    ...{ path, method, headers },
    ...(from !== undefined && { localAddress: from }),
  });
  asked.end(body);
  const [reply] = (await once(asked, 'response')) as [AsyncIterable<Buffer> & ReplyHead];
  const pieces: Buffer[] = [];
  for await (const piece of reply) pieces.push(piece);
  const raw = Buffer.concat(pieces);
  return { status: reply.statusCode, headers: reply.headers, raw, text: decoded(raw, reply.headers) };
}

interface ReplyHead {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
}

function decoded(raw: Buffer, { 'content-encoding': encoding }: IncomingHttpHeaders): string {
  if (raw.length === 0 || encoding === undefined) return raw.toString();
  return (encoding === 'br' ? brotliDecompressSync(raw) : gunzipSync(raw)).toString();
}

export async function openTls(plan: ProxyPlan, options: ConnectionOptions = {}): Promise<TLSSocket> {
  const { httpsPort, certificate } = plan;
  const socket = connectTls({
    ...{ host: '127.0.0.1', port: httpsPort, servername: 'localhost', ca: certificate },
    ...options,
  });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'secureConnect');
  return socket;
}

/** Sends these bytes over HTTP/1.1 and returns all that comes back until the proxy closes or is silent for a while. */
export async function sendRaw(plan: ProxyPlan, bytes: string): Promise<string> {
  const socket = await openTls(plan, { ALPNProtocols: ['http/1.1'] });
  const received: Buffer[] = [];
  socket.on('data', (piece: Buffer) => void received.push(piece));
  socket.on('error', () => undefined);
  socket.setTimeout(2_000, () => socket.destroy());
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return Buffer.concat(received).toString('latin1');
}

/** The statuses of all replies on one connection of HTTP/1.1. */
export const statusesIn = (received: string): number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

export async function openHttp2(plan: ProxyPlan): Promise<ClientHttp2Session> {
  const session = connectHttp2(plan.url, { ca: plan.certificate });
  onTestFinished(() => session.destroy());
  await once(session, 'remoteSettings');
  return session;
}

/** One request on an open connection of HTTP/2; returns its status. */
export async function askHttp2(session: ClientHttp2Session, path: string): Promise<number> {
  const stream = session.request({ ':path': path });
  stream.resume();
  const [headers] = (await once(stream, 'response')) as [{ ':status': number }];
  await once(stream, 'close');
  return headers[':status'];
}
