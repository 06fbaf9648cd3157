import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

export interface ListenOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** For tests, which do not want to wait for half a minute. */
  readonly timeouts?: Partial<Timeouts>;
}

interface Timeouts {
  /** Longest for the headers of a request to arrive, and for the whole of it with its body. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** How often connections are looked at for the two above. */
  readonly checkMs: number;
}

export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface Listener {
  readonly port: number;
  /** Who answers from now on. Until then every request is asked to come again in a second. */
  answerWith(handler: RequestListener): void;
  /** Who takes connections that want to become something else, such as the socket of a hot reload. */
  upgradeWith(handler: UpgradeHandler): void;
  /** Takes no more connections, waits for the replies under way, and cuts off what is left after that time. */
  close(waitMs: number): Promise<void>;
}

/** Longer than the minute for which load balancers keep a connection, so that it is they who close it. */
const KEEP_ALIVE_MS = 65_000;
const DEFAULTS: Timeouts = { headersMs: 15_000, requestMs: 30_000, checkMs: 5_000 };

/** Takes the port first, so that a taken one is told before anything slow has begun. */
export async function listen({ host, port, timeouts }: ListenOptions): Promise<Listener> {
  const { headersMs, requestMs, checkMs } = { ...DEFAULTS, ...timeouts };
  const server = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  const underWay = new Set<ServerResponse>();
  let answer: RequestListener = notYet;
  let closing = false;
  server.on('request', (request, response) => {
    underWay.add(response);
    if (closing) response.shouldKeepAlive = false;
    response.on('close', () => {
      underWay.delete(response);
      if (closing) server.closeIdleConnections();
    });
    answer(request, response);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    answerWith: (handler) => void (answer = handler),
    upgradeWith: (handler) => void server.on('upgrade', handler),
    async close(waitMs) {
      closing = true;
      for (const response of underWay) response.shouldKeepAlive = false;
      await closeServer(server, waitMs);
    },
  };
}

async function closeServer(server: Server, waitMs: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), waitMs);
  await closed;
  clearTimeout(cut);
}

const notYet: RequestListener = (_request, response) => {
  response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '1', 'Cache-Control': 'no-store' });
  response.end('Starting. Please try again in a moment.');
};
