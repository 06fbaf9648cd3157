import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Serves pages until the test ends. A browser treats localhost and 127.0.0.1 as two sites. */
export async function servePages(
  host: 'localhost' | '127.0.0.1',
  listener: RequestListener,
): Promise<string> {
  const server = createServer(listener).listen(0, host);
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}
