import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface TurnProxy {
  readonly url: string;
  /** How often a client wrote after the server had: the round trips of all connections so far. */
  turns(): number;
}

/** Stands between a client and PostgreSQL, and counts their round trips. */
export async function openTurnProxy(address: string): Promise<TurnProxy> {
  const url = new URL(address);
  const { hostname, port } = url;
  const sockets = new Set<Socket>();
  let turns = 0;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let isServersTurn = false;
    near.on('data', () => {
      if (!isServersTurn) turns += 1;
      isServersTurn = true;
    });
    far.on('data', () => (isServersTurn = false));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined).on('close', () => other.destroy());
      one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  });
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, turns: () => turns };
}
