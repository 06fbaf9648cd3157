import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Receiver {
  readonly url: string;
  /** The number of requests received so far. */
  received(): number;
  close(): void;
}

/**
 * A receiver of webhooks that replies after this time. It only counts, unlike the tests' receiver, which parses and keeps
 * each event: that would take time of the process that measures.
 */
export async function startReceiver(replyAfterMs: number): Promise<Receiver> {
  let received = 0;
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      received += 1;
      setTimeout(() => response.end('ok'), replyAfterMs);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: () => received,
    close: () => server.close(() => undefined).closeAllConnections(),
  };
}
