import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** The requests of one shopper in order: each waits for the reply to the one before. */
export type Script = readonly string[];

export interface LoadResult {
  readonly requests: number;
  /** Replies by status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** How long each request took, in milliseconds. */
  readonly latencies: readonly number[];
}

/** Keeps connections open and runs one script at a time over each. */
export interface Load {
  play(scripts: readonly Script[]): Promise<LoadResult>;
  close(): void;
}

/** Uses plain sockets: an HTTP client would cost as much as the server and hide the server's cost. */
export async function openLoad(port: number, connections: number): Promise<Load> {
  const lines = await Promise.all(Array.from({ length: connections }, () => openLine(port)));
  return {
    async play(scripts) {
      const statuses: Record<number, number> = {};
      const latencies: number[] = [];
      let next = 0;
      await Promise.all(
        lines.map(async (line) => {
          for (let script = scripts[next++]; script !== undefined; script = scripts[next++]) {
            for (const request of script) {
              const begin = performance.now();
              const status = await line.ask(request);
              latencies.push(performance.now() - begin);
              statuses[status] = (statuses[status] ?? 0) + 1;
            }
          }
        }),
      );
      return { requests: latencies.length, statuses, latencies };
    },
    close: () => lines.forEach((line) => line.close()),
  };
}

interface Line {
  ask(request: string): Promise<number>;
  close(): void;
}

async function openLine(port: number): Promise<Line> {
  const socket: Socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  await once(socket, 'connect');
  let received = '';
  let waiting: { resolve: (status: number) => void; reject: (error: Error) => void } | undefined;
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    received += chunk;
    const status = statusIfComplete(received);
    if (status === null) return;
    received = '';
    waiting?.resolve(status);
  });
  const fail = () => waiting?.reject(new Error('The connection was closed.'));
  socket.on('close', fail).on('error', fail);
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        if (socket.destroyed || socket.readableEnded) fail();
        else socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

function statusIfComplete(received: string): number | null {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const length = /\r\ncontent-length: (\d+)/i.exec(received)?.[1];
  if (length === undefined || received.length < end + 4 + Number(length)) return null;
  return Number(received.slice(9, 12));
}

/** The value below which this share of all values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
