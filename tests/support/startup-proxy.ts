import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The start-up parameters that every pooler passes on. */
const PASSED_ON = ['user', 'database', 'application_name', 'client_encoding'];

/** What a pooler does with a start-up parameter that it does not know. */
type Manner = 'drops' | 'refuses';

/**
 * Starts a stand-in for a pooler: it drops or refuses the start-up parameters that set time-outs and the time zone,
 * as PgBouncer does with and without `ignore_startup_parameters`. Returns its address.
 */
export async function openStartupProxy(address: string, manner: Manner): Promise<string> {
  const url = new URL(address);
  const { hostname, port } = url;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => undefined).on('close', () => sockets.delete(near));
    near.once('data', (first) => {
      const { protocol, parameters } = readStartup(first);
      const others = parameters.filter(([name]) => !PASSED_ON.includes(name));
      if (manner === 'refuses' && others[0] !== undefined) return void near.end(refusalOf(others[0][0]));
      const far = connect(Number(port), hostname);
      far.on('error', () => undefined).on('close', () => near.destroy());
      near.on('close', () => far.destroy());
      const kept = parameters.filter(([name]) => PASSED_ON.includes(name));
      far.write(startupOf(protocol, kept));
      near.pipe(far).pipe(near);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  });
  url.port = String((server.address() as AddressInfo).port);
  return url.href;
}

type Parameter = readonly [name: string, value: string];

/** The message: its length, the protocol's version, and names and values that end with NUL. */
function readStartup(message: Buffer): { protocol: number; parameters: Parameter[] } {
  const words = message.subarray(8, message.readInt32BE(0)).toString('utf8').split('\0');
  const parameters: Parameter[] = [];
  for (let at = 0; words[at]; at += 2) parameters.push([words[at] ?? '', words[at + 1] ?? '']);
  return { protocol: message.readInt32BE(4), parameters };
}

function startupOf(protocol: number, parameters: readonly Parameter[]): Buffer {
  const body = Buffer.from(`${parameters.map(([name, value]) => `${name}\0${value}\0`).join('')}\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + body.length, 0);
  head.writeInt32BE(protocol, 4);
  return Buffer.concat([head, body]);
}

/** PgBouncer's refusal. */
function refusalOf(name: string): Buffer {
  const fields = ['SFATAL', 'VFATAL', 'C08P01', `Munsupported startup parameter: ${name}`];
  const body = Buffer.from(`${fields.map((field) => `${field}\0`).join('')}\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}
