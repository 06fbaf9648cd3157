import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';

export interface Tunnel {
  readonly url: string;
  /** Addresses whose connections were upgraded to WebSockets. */
  readonly upgraded: readonly string[];
  /** Forwards further requests to this port. */
  leadTo(port: number): void;
  close(): Promise<void>;
}

/** A reverse proxy on another port for requests and WebSockets, which does what a tunnel does without the network. */
export async function openTunnel(): Promise<Tunnel> {
  let port = 0;
  const upgraded: string[] = [];
  const proxy = createServer((incoming, outgoing) => {
    const options = { port, host: 'localhost', path: incoming.url, method: incoming.method };
    const onward = request({ ...options, headers: forwarded(incoming) }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  proxy.on('upgrade', (incoming, socket, head) => {
    upgraded.push(incoming.url ?? '');
    const onward = connect(port, 'localhost', () => {
      onward.write(rawHead(incoming));
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  proxy.listen(0, 'localhost');
  await once(proxy, 'listening');
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    upgraded,
    leadTo: (to) => void (port = to),
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

function forwarded(incoming: IncomingMessage) {
  return { ...incoming.headers, 'x-forwarded-host': incoming.headers.host, 'x-forwarded-proto': 'http' };
}

function rawHead({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}
