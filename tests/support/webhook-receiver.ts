import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The body of a webhook, as a receiver reads it. */
export interface ReceivedBody {
  readonly type: string;
  readonly timestamp: string;
  readonly sequence: number;
  readonly test?: boolean;
  readonly undelivered?: readonly { readonly id: string; readonly type: string }[];
  readonly data: Readonly<Record<string, unknown>> & { readonly response_id?: string };
}

export interface Received {
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: ReceivedBody;
  readonly at: number;
}

type Answer = (received: Received, response: ServerResponse) => void;

/** A receiver of webhooks on this machine. `answer` decides about each reply; by default it accepts. */
export async function startReceiver(answer: Answer = (_, response) => void response.end('ok')) {
  const receiver = {
    url: '',
    received: [] as Received[],
    answer,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
  const path = `/hook/${randomUUID()}`;
  const server = createServer((request, response) => {
    // An earlier test may have had this port, and the shared database may still hold events for its receiver.
    if (request.url !== path) return void response.writeHead(404).end();
    let text = '';
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const id = String(request.headers['webhook-id']);
      const body = JSON.parse(text) as ReceivedBody;
      const received = { id, headers: request.headers, text, body, at: Date.now() };
      receiver.received.push(received);
      receiver.answer(received, response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  return receiver;
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

export const refuse =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    void response.writeHead(status, headers).end('no');
