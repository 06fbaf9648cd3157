import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const SAMPLE = fileURLToPath(new URL('../../server/deploy/nginx.conf', import.meta.url));
const TRIES = 1_200;

/** The address by which browsers and the certificate name the proxy. */
const NAME = 'localhost';

export interface ProxyPlan {
  /** A folder of the proxy's own. */
  readonly folder: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  /** The public address of the app behind it. */
  readonly url: string;
  readonly certificate: string;
}

export interface Nginx extends ProxyPlan {
  /** What it wrote into its error log. */
  complaints(): string;
  stop(): Promise<void>;
}

/** The program, or null if this machine has none. */
export function findNginx(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path)) ?? null;
}

/** Chooses the ports and makes a certificate, before the instances start that have to know their public address. */
export async function planProxy(folder: string): Promise<ProxyPlan> {
  await mkdir(folder, { recursive: true });
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const key = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-days', '2', '-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  execFileSync('openssl', [...key, ...subject, ...files], { stdio: 'pipe' });
  const certificate = readFileSync(join(folder, 'certificate.pem'), 'utf8');
  return { folder, httpPort, httpsPort, url: `https://${NAME}:${httpsPort}`, certificate };
}

/** Starts nginx with the sample that the product is delivered with. The two instances are `host:port`. */
export async function startNginx(
  program: string,
  plan: ProxyPlan,
  [one, two]: readonly [string, string],
): Promise<Nginx> {
  const { folder, httpPort, httpsPort } = plan;
  const configuration = filledIn(await readFile(SAMPLE, 'utf8'), {
    SERVER_NAME: NAME,
    HTTP_PORT: String(httpPort),
    HTTPS_PORT: String(httpsPort),
    CERTIFICATE: join(folder, 'certificate.pem'),
    CERTIFICATE_KEY: join(folder, 'key.pem'),
    INSTANCE_ONE: one,
    INSTANCE_TWO: two,
  });
  const path = join(folder, 'nginx.conf');
  await writeFile(path, process.getuid?.() === 0 ? configuration : withOwnFolders(configuration, folder));
  const log = join(folder, 'error.log');
  const globals = `daemon off; pid ${join(folder, 'nginx.pid')}; error_log ${log};`;
  const child = spawn(program, ['-p', folder, '-c', path, '-g', globals], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (piece: Buffer) => said.push(piece.toString()));
  const ended = once(child, 'exit');
  for (let tries = 0; !(await isOpen(httpsPort)); tries += 1) {
    if (child.exitCode !== null || tries > TRIES) throw new Error(`nginx does not listen: ${said.join('')}`);
    // Time passes: nginx opens its ports.
    await pause(50);
  }
  return {
    ...plan,
    complaints: () => (existsSync(log) ? readFileSync(log, 'utf8') : ''),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Replaces the words that `envsubst` replaces. Every one of them must have a value, and every value a word. */
function filledIn(sample: string, values: Readonly<Record<string, string>>): string {
  const words = new Set([...sample.matchAll(/\$\{(\w+)\}/g)].map(([, word = '']) => word));
  const unknown = [...words].filter((word) => values[word] === undefined);
  const unused = Object.keys(values).filter((word) => !words.has(word));
  if (unknown.length + unused.length > 0) throw new Error(`Not in both: ${[...unknown, ...unused].join()}`);
  return sample.replaceAll(/\$\{(\w+)\}/g, (_all, word: string) => values[word] ?? '');
}

/** Without root, nginx cannot use the folders for temporary files that it was built with. */
function withOwnFolders(configuration: string, folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const lines = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`);
  return configuration.replace('http {', `http {\n${lines.join('\n')}`);
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isConnected = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'close').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return isConnected;
}
