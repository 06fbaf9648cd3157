import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

export interface ListenOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Shorter time-outs for tests. */
  readonly timeouts?: Partial<Timeouts>;
}

interface Timeouts {
  /** Time limits for a request's headers and for the whole request. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** How often the two limits are checked. */
  readonly checkMs: number;
}

export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface Listener {
  readonly port: number;
  /** Sets the handler. Until then every request gets 503 with a retry after a second. */
  answerWith(handler: RequestListener): void;
  /** Sets the handler of upgrade requests, such as hot reload's WebSocket. */
  upgradeWith(handler: UpgradeHandler): void;
  /** Accepts no more connections, waits for the replies in progress, and closes the rest after that time. */
  close(waitMs: number): Promise<void>;
}

/** Longer than the 60 seconds of common load balancers, so that they close idle connections first. */
const KEEP_ALIVE_MS = 65_000;
const DEFAULTS: Timeouts = { headersMs: 15_000, requestMs: 30_000, checkMs: 5_000 };

/** Binds the port first, so that a taken port is reported before slow work begins. */
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
