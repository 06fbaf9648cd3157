import { once } from 'node:events';
import type { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { LIMITS } from '#shared/limits.ts';
import { exchange, type Sent } from '../support/exchange.ts';

/** What came back: the status of each reply and the text of all, or how it ended without one. */
export interface Answer {
  readonly statuses: readonly number[];
  readonly text: string;
  readonly hasHung: boolean;
}

/** As long as the product's own client waits. */
const PATIENCE_MS = LIMITS.requestTimeoutMs;
/** A server that reads on is told after this that no more will come. */
const SILENCE_MS = 500;
/** A reply is whole once nothing came for so long. */
const PAUSE_MS = 60;

interface Where {
  readonly port: number;
  readonly agent: Agent;
}

/** By Node's client where it agrees to send this, else by hand. */
export async function sendRequest(where: Where, request: Sent | Buffer): Promise<Answer> {
  if (Buffer.isBuffer(request)) return sendBytes(where, request);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve({ statuses: [], text: '', hasHung: true }), PATIENCE_MS);
  });
  try {
    return await Promise.race([sendPolitely(where, request), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function sendPolitely({ port, agent }: Where, sent: Sent): Promise<Answer> {
  try {
    const { status, text } = await exchange({ agent, host: '127.0.0.1', port }, sent);
    return { statuses: [status], text, hasHung: false };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (REFUSED_BY_CLIENT.includes(code)) return sendBytes({ port, agent }, bytesOf(sent));
    // The server closed what it could not read: an answer as well.
    if (code === 'ECONNRESET' || code === 'EPIPE' || code.startsWith('HPE_')) {
      return { statuses: [], text: '', hasHung: false };
    }
    throw error;
  }
}

const REFUSED_BY_CLIENT = ['ERR_INVALID_CHAR', 'ERR_UNESCAPED_CHARACTERS', 'ERR_INVALID_HTTP_TOKEN'];

/** The request as it goes over the wire, to be shown and to be sent by hand. */
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
  // A connection that was cut is closed as well.
  socket.on('error', () => undefined);
  await once(socket, 'close');
}
