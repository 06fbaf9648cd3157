import { once } from 'node:events';
import type { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { REQUEST_TIMEOUT_MS } from '#web/admin/lib/api/request-timeout.ts';
import { exchange, type Sent } from '../support/exchange.ts';

/** The statuses of the replies and their text, or how the connection ended without one. */
export interface Answer {
  readonly statuses: readonly number[];
  readonly text: string;
  readonly hasHung: boolean;
}

/** How long the next piece of a reply may take: the timeout of the product's own client. */
const PATIENCE_MS = REQUEST_TIMEOUT_MS;
/** The server gets the end of the request after this time. */
const SILENCE_MS = 500;
/** A reply is complete when nothing arrived for this time. */
const PAUSE_MS = 60;

interface Where {
  readonly port: number;
  readonly agent: Agent;
}

/** Sends with Node's client if it accepts the request, otherwise as raw bytes. */
export async function sendRequest(where: Where, request: Sent | Buffer): Promise<Answer> {
  if (Buffer.isBuffer(request)) return sendBytes(where, request);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve({ statuses: [], text: '', hasHung: true }), PATIENCE_MS);
  });
  try {
    return await Promise.race([sendPolitely(where, request, () => timer?.refresh()), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function sendPolitely({ port, agent }: Where, sent: Sent, onArrival: () => void): Promise<Answer> {
  try {
    const { status, text } = await exchange({ agent, host: '127.0.0.1', port }, sent, onArrival);
    return { statuses: [status], text, hasHung: false };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (REFUSED_BY_CLIENT.includes(code)) return sendBytes({ port, agent }, bytesOf(sent));
    // The server closed the connection because it could not parse the request. That is a valid reply.
    if (code === 'ECONNRESET' || code === 'EPIPE' || code.startsWith('HPE_')) {
      return { statuses: [], text: '', hasHung: false };
    }
    throw error;
  }
}

const REFUSED_BY_CLIENT = ['ERR_INVALID_CHAR', 'ERR_UNESCAPED_CHARACTERS', 'ERR_INVALID_HTTP_TOKEN'];

/** The bytes of the request, to show them and to send them raw. */
export function bytesOf({ method, path, headers = {}, body }: Sent): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
  const length = body === undefined ? [] : [`content-length: ${Buffer.byteLength(body)}`];
  const host = Object.hasOwn(headers, 'host') ? [] : ['host: a'];
  const head = [`${method} ${path} HTTP/1.1`, ...host, ...lines, ...length, 'connection: close', '', ''];
  return Buffer.concat([Buffer.from(head.join('\r\n'), 'latin1'), Buffer.from(body ?? '')]);
}

async function sendBytes({ port }: Where, bytes: Buffer): Promise<Answer> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const pieces: Buffer[] = [];
  let timer: NodeJS.Timeout;
  const restart = (after: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, after);
  };
  let hasHung = false;
  const giveUp = () => {
    hasHung = pieces.length === 0;
    socket.destroy();
  };
  const closed = closedOf(socket);
  restart(SILENCE_MS, () => {
    socket.end();
    restart(PATIENCE_MS, giveUp);
  });
  socket.on('data', (piece: Buffer) => {
    pieces.push(piece);
    restart(PAUSE_MS, () => socket.destroy());
  });
  socket.on('end', () => socket.end());
  socket.write(bytes);
  await closed;
  clearTimeout(timer!);
  const text = Buffer.concat(pieces).toString('latin1');
  const statuses = [...text.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status));
  return { statuses, text, hasHung };
}

async function closedOf(socket: Socket): Promise<void> {
  // A cut connection also emits close.
  socket.on('error', () => undefined);
  await once(socket, 'close');
}
