import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

export interface TcpProxy {
  readonly url: string;
  /** Closes the open connections; new ones are accepted. */
  cut(): void;
  /** Closes the open connections and refuses new ones. */
  close(): Promise<void>;
  /** Accepts connections again, at the same address. */
  open(): Promise<void>;
}

/** Starts a TCP proxy to a server. Closing it looks like a restart of the server or a failed network. */
export async function openTcpProxy(address: string): Promise<TcpProxy> {
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
