import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { createAreas, createGuard } from '#server/areas.ts';
import { listen } from '#server/http/listener.ts';
import type { PlainRoute } from '#server/http/plain-route.ts';
import type { Listener, ListenOptions } from '#server/http/listener.ts';
import { createLog } from '#server/http/log.ts';
import { testApp, testConfig, testDeps, type TestDeps } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { FakeShops } from '#tests/support/fake-shop.ts';

export interface Sent {
  readonly method: string;
  /** As it goes over the wire: nothing makes it tidy on the way. */
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface AttackedApp {
  readonly deps: TestDeps;
  readonly port: number;
  /** What the log says of the last request that failed. */
  readonly lastFault: string;
  send(sent: Sent): Promise<Reply>;
}

/** As much of a build as the pages name. */
const BUILT = {
  'web/hosted/hosted.ts': { file: 'hosted-1a.js', css: ['hosted-1a.css'] },
  'web/survey-view/messages/german.ts': { file: 'german-3c.js' },
};

function builtFolder(): string {
  const folder = join(inject('scratch'), 'built-for-attacks');
  mkdirSync(join(folder, 'survey-view/.vite'), { recursive: true });
  writeFileSync(join(folder, 'survey-view/.vite/manifest.json'), JSON.stringify(BUILT));
  return folder;
}

/** Everything that answers beside the contract: pages, redirects, webhooks, downloads. */
export function plainRoutes(): readonly PlainRoute[] {
  const deps = testDeps();
  return testApp({ deps, areas: createAreas(deps) }).plainRoutes;
}

/** The whole product on a port, with a platform that answers, for the tests of one file. */
export function attackedApp({ timeouts = {} }: Pick<Partial<ListenOptions>, 'timeouts'> = {}): AttackedApp {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  let shops: FakeShops;
  let listener: Listener;
  let app: ReturnType<typeof testApp>;
  let deps: TestDeps;
  let lastFault = '';
  const log = createLog({ level: 'error', destination: { write: (line) => void (lastFault = line) } });
  beforeAll(async () => {
    shops = await FakeShops.start();
    shops.behaviour.takesAnyToken = true;
    const plain = testConfig({ DEV_STORE_URL: shops.url, DEV_STORE: 'on', RATE_SCALE: '1000000' });
    const config = { ...plain, app: { ...plain.app, builtDir: builtFolder() } };
    deps = testDeps({ config, database: await testDatabase(), log });
    app = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
    listener = await listen({ host: '127.0.0.1', port: 0, timeouts });
    listener.answerWith(app.listener);
  });
  afterAll(async () => {
    agent.destroy();
    await listener.close(0);
    await app.stopAreas();
    await shops.stop();
  });
  return {
    get deps() {
      return deps;
    },
    get port() {
      return listener.port;
    },
    get lastFault() {
      return lastFault;
    },
    send: (sent) => exchange({ agent, host: '127.0.0.1', port: listener.port }, sent),
  };
}

function exchange(
  where: { agent: Agent; host: string; port: number },
  { method, path, headers = {}, body }: Sent,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    // Said for every method: without it the body of a DELETE would be read as the next request.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const asked = request({ ...where, method, path, headers: { ...length, ...headers } }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => void pieces.push(piece));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(pieces).toString(),
        }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Words of the inside: a stack, a statement, a table, a file, a fault of the language. */
const INTERNALS =
  /\n\s+at |node:internal|node_modules|\.ts:\d|\/server\/|\/dist\/|SQLSTATE|syntax error at|violates|relation "|column "|invalid input syntax|TypeError|RangeError|SyntaxError|ZodError|Cannot read prop|is not a function|ECONN|ENOENT/;

/** Whatever is refused is refused in our own words, and what nobody foresaw did not happen. */
export function problemOf({ status, text }: Reply): string | null {
  if (status >= 500) return `the server failed with ${status}: ${text}`;
  const inside = status >= 400 ? INTERNALS.exec(text) : null;
  return inside === null ? null : `the refusal says ${JSON.stringify(inside[0])}: ${text}`;
}
