import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAreas, createGuard } from '#server/start/areas.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { STORE_SCRIPT_DATA } from '#shared/delivery/store-script.ts';
import { listen, type ListenOptions } from '#server/kernel/http/listener.ts';
import { createLog } from '#server/kernel/telemetry/log.ts';
import { testApp, testConfig, testDeps, type TestDeps } from '#tests/support/app.ts';
import { FakeShops } from '#tests/support/fake-shop.ts';

export interface RunningApp {
  readonly deps: TestDeps;
  readonly port: number;
  /** The log line of the last failed request. */
  readonly lastFault: string;
  /** Log lines of requests whose values only the database refused, because an input check is missing. */
  readonly refusedValues: readonly string[];
  stop(): Promise<void>;
}

interface Parts {
  readonly database: Database;
  /** A folder for the fake build. */
  readonly scratch: string;
  readonly timeouts?: ListenOptions['timeouts'];
}

const MESSAGES = fileURLToPath(new URL('../../../web/survey-view/messages', import.meta.url));

const VIEW = 'web/survey-view';
/** The sources of each entry of the storefront's build that the server names. */
const STOREFRONT = {
  show: [
    'web/storefront/show-survey.ts',
    `${VIEW}/types/common-views.ts`,
    `${VIEW}/types/rare-views.ts`,
    `${VIEW}/pictures/draw-pictures.ts`,
  ],
  wait: ['web/storefront/wait.ts'],
  explain: ['web/storefront/explain-page.ts'],
  loader: ['web/storefront/main.ts'],
};

/** The files that pages and the store's script name. */
function builtFolder(scratch: string): string {
  const folder = join(scratch, 'built-for-attacks');
  const write = (path: string, content: object | string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const languages = readdirSync(MESSAGES).map((file) => [
    `web/survey-view/messages/${file}`,
    { file: `${basename(file, '.ts')}-1a.js` },
  ]);
  const hosted = { file: 'hosted-1a.js', css: ['hosted-1a.css'] };
  write('survey-view/.vite/manifest.json', {
    'web/hosted/hosted.ts': hosted,
    ...Object.fromEntries(languages),
  });
  for (const [name, sources] of Object.entries(STOREFRONT)) {
    const built = sources.map((source) => [source, { file: `${name}-1a.js` }]);
    write(`storefront/${name}.json`, Object.fromEntries(built));
    write(`storefront/${name}-1a.js`, `const data = ${STORE_SCRIPT_DATA};`);
  }
  return folder;
}

/** The whole product on a port with a fake platform on this machine. */
export async function startAttackedApp({ database, scratch, timeouts = {} }: Parts): Promise<RunningApp> {
  let lastFault = '';
  const refusedValues: string[] = [];
  const write = (line: string) => {
    if (line.includes('"level":"error"')) lastFault = line;
    if (line.includes('The database refused a value')) refusedValues.push(line);
  };
  const log = createLog({ level: 'warn', destination: { write } });
  const shops = await FakeShops.start();
  shops.behaviour.takesAnyToken = true;
  const plain = testConfig({ DEV_STORE_URL: shops.url, DEV_STORE: 'on', RATE_SCALE: '1000000' });
  const config = { ...plain, app: { ...plain.app, builtDir: builtFolder(scratch) } };
  const deps = testDeps({ config, database, log });
  const app = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
  const listener = await listen({ host: '127.0.0.1', port: 0, timeouts });
  listener.answerWith(app.listener);
  return {
    deps,
    port: listener.port,
    refusedValues,
    get lastFault() {
      return lastFault;
    },
    async stop() {
      await listener.close(0);
      await app.stopAreas();
      await shops.stop();
    },
  };
}
