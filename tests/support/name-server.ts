import { createSocket } from 'node:dgram';
import { createServer, isIPv4, type AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

const TYPES = { A: 1, CNAME: 5, AAAA: 28 } as const;
const CODES = { answer: 0, SERVFAIL: 2, NXDOMAIN: 3 } as const;

/** Longer messages are asked for again over TCP. */
const MOST_UDP_BYTES = 512;

export interface NameRecord {
  readonly type: keyof typeof TYPES;
  readonly value: string;
  /** Default: the name that was asked for. */
  readonly name?: string;
  readonly ttl?: number;
}

export type NameReply = readonly NameRecord[] | 'NXDOMAIN' | 'SERVFAIL' | 'silence';

export interface Asked {
  readonly name: string;
  readonly type: 'A' | 'AAAA';
  readonly via: 'udp' | 'tcp';
}

type Answer = (asked: Asked) => NameReply | Promise<NameReply>;

/** A name server on this machine, for one test, which answers when and what the test says. */
export async function startNameServer(answer: Answer) {
  const asked: Asked[] = [];
  const reply = async (query: Buffer, via: Asked['via']): Promise<Buffer | null> => {
    const question = readQuestion(query, via);
    asked.push(question);
    const given = await answer(question);
    return given === 'silence' ? null : encodeReply(query, question, given);
  };

  const tcp = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      // A question fits into one packet on this machine.
      void reply(data.subarray(2), 'tcp').then((message) => {
        if (message === null) return;
        const length = Buffer.alloc(2);
        length.writeUInt16BE(message.length);
        socket.end(Buffer.concat([length, message]));
      });
    });
  });
  await new Promise<void>((resolve) => void tcp.listen(0, '127.0.0.1', resolve));
  const { port } = tcp.address() as AddressInfo;

  const udp = createSocket('udp4');
  let isOpen = true;
  udp.on('message', (query, { port: from, address }) => {
    void reply(query, 'udp').then((message) => {
      if (message !== null && isOpen) udp.send(truncated(message), from, address);
    });
  });
  await new Promise<void>((resolve) => void udp.bind(port, '127.0.0.1', resolve));

  onTestFinished(async () => {
    isOpen = false;
    udp.close();
    await new Promise((resolve) => void tcp.close(resolve));
  });
  return {
    address: `127.0.0.1:${String(port)}`,
    asked,
    /** The names that were asked for, each once. */
    names: () => [...new Set(asked.map(({ name }) => name))],
  };
}

/** The records of these addresses that fit the question. */
export const addresses =
  (...values: string[]): Answer =>
  ({ type }) =>
    values.filter((value) => isIPv4(value) === (type === 'A')).map((value) => ({ type, value }));

function truncated(message: Buffer): Buffer {
  if (message.length <= MOST_UDP_BYTES) return message;
  const cut = Buffer.from(message.subarray(0, questionEnd(message)));
  cut.writeUInt16BE(cut.readUInt16BE(2) | 0x0200, 2);
  cut.writeUInt16BE(0, 6);
  return cut;
}

function readQuestion(query: Buffer, via: Asked['via']): Asked {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const type = query.readUInt16BE(at + 1) === TYPES.A ? 'A' : 'AAAA';
  return { name: labels.join('.').toLowerCase(), type, via };
}

function questionEnd(message: Buffer): number {
  return message.indexOf(0, 12) + 5;
}

function encodeReply(query: Buffer, { name }: Asked, given: Exclude<NameReply, 'silence'>): Buffer {
  const records = typeof given === 'string' ? [] : given;
  const head = Buffer.from(query.subarray(0, 12));
  // A reply of a server that asks others, with its result.
  head.writeUInt16BE(0x8180 | CODES[typeof given === 'string' ? given : 'answer'], 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt32BE(0, 8);
  const encoded = records.map((record) => encodeRecord({ name, ...record }));
  return Buffer.concat([head, query.subarray(12, questionEnd(query)), ...encoded]);
}

function encodeRecord({ name, type, value, ttl = 300 }: NameRecord & { readonly name: string }): Buffer {
  const data = type === 'CNAME' ? encodeName(value) : encodeAddress(value);
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(TYPES[type], 0);
  fixed.writeUInt16BE(1, 2);
  fixed.writeUInt32BE(ttl, 4);
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([encodeName(name), fixed, data]);
}

const encodeName = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.alloc(1),
  ]);

function encodeAddress(value: string): Buffer {
  if (isIPv4(value)) return Buffer.from(value.split('.').map(Number));
  const [before = '', after = ''] = value.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [left, right] = [groups(before), groups(after)];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return Buffer.from([...left, ...zeros, ...right].map((group) => group.padStart(4, '0')).join(''), 'hex');
}
