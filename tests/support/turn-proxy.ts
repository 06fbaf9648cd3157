import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface TurnProxy {
  readonly url: string;
  /** The round trips of each committed transaction with a statement that contains the text. */
  readonly turns: readonly number[];
}

/** Stands between a client and PostgreSQL, and counts the round trips of transactions. */
export async function openTurnProxy(address: string, text: string): Promise<TurnProxy> {
  const url = new URL(address);
  const { hostname, port } = url;
  const sockets = new Set<Socket>();
  const counted: number[] = [];
  let name: string | undefined;
  /** From the second time on, a session sends only the name of a statement that it keeps. */
  const isWanted = (sent: string): boolean => {
    const at = sent.indexOf(text);
    if (at >= 0) name = /(\w+)\0[^\0]*$/.exec(sent.slice(0, at))?.[1] ?? name;
    return at >= 0 || (name !== undefined && sent.includes(`\0${name}\0`));
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let turns = 0;
    let isAnswered = true;
    let isCounted = false;
    near.on('data', (chunk: Buffer) => {
      const sent = chunk.toString('latin1');
      if (sent.includes('BEGIN')) [turns, isCounted] = [0, false];
      if (isAnswered || turns === 0) turns += 1;
      isAnswered = false;
      isCounted ||= isWanted(sent);
      if (isCounted && sent.includes('COMMIT')) counted.push(turns);
    });
    far.on('data', () => (isAnswered = true));
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
  return { url: url.href, turns: counted };
}
