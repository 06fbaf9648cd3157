import { setTimeout as pause } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';

const PREFACE = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';
const FRAME = { headers: 1, reset: 3, settings: 4 } as const;
const END_HEADERS = 4;

/** `POST https /` by the numbers of HPACK's static table, without an authority. */
const POST_HEADERS = Buffer.from([0x83, 0x87, 0x84, 0x41, 9, ...Buffer.from('localhost')]);

/**
 * Opens this many streams of HTTP/2 whose bodies never end, whatever number the server allows, which Node's client
 * would not do. Returns the error code of each stream that the server refused.
 */
export async function openStreams(socket: TLSSocket, count: number): Promise<number[]> {
  const received: Buffer[] = [];
  socket.on('data', (piece: Buffer) => void received.push(piece));
  const frames = Array.from({ length: count }, (_, at) =>
    frame(FRAME.headers, { flags: END_HEADERS, stream: at * 2 + 1, payload: POST_HEADERS }),
  );
  socket.write(Buffer.concat([Buffer.from(PREFACE), frame(FRAME.settings), ...frames]));
  // Time passes: the server answers all of them.
  await pause(1_500);
  return resetsIn(Buffer.concat(received));
}

function frame(kind: number, { flags = 0, stream = 0, payload = Buffer.alloc(0) } = {}): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(kind, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

function resetsIn(received: Buffer): number[] {
  const codes: number[] = [];
  for (let at = 0; at + 9 <= received.length; at += 9 + received.readUIntBE(at, 3)) {
    if (received[at + 3] === FRAME.reset) codes.push(received.readUInt32BE(at + 9));
  }
  return codes;
}
