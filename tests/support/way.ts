import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Way {
  readonly url: string;
  /** Cuts the open connections; later ones get through. */
  cut(): void;
  /** Cuts what is connected, and lets nobody through. */
  close(): Promise<void>;
  /** Lets through again, at the same address. */
  open(): Promise<void>;
}

/** A way to a server that can be closed, as when the server is restarted or the network fails. */
export async function openWay(address: string): Promise<Way> {
  const url = new URL(address);
  const { hostname, port } = url;
  const sockets = new Set<Socket>();
  let proxy: Server | undefined;

  async function open(at: number): Promise<number> {
    const made = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.on('error', () => undefined).on('close', () => [near, far].map((each) => each.destroy()));
      }
      near.pipe(far).pipe(near);
    }).listen(at, '127.0.0.1');
    await once(made, 'listening');
    proxy = made;
    return (made.address() as AddressInfo).port;
  }

  function cut(): void {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  }

  async function close(): Promise<void> {
    const closing = proxy;
    if (closing === undefined) return;
    proxy = undefined;
    closing.close();
    cut();
    await once(closing, 'close');
  }

  const own = await open(0);
  onTestFinished(close);
  url.hostname = '127.0.0.1';
  url.port = String(own);
  return {
    url: url.href,
    cut,
    close,
    async open() {
      await open(own);
    },
  };
}
