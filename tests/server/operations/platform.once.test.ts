import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { parse } from 'smol-toml';
import type { Config } from '#server/kernel/config/config.ts';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { APP_TOML, configureAppToml } from '#server/operations/platform/configure.ts';
import { checkFiles, checkServer } from '#server/operations/platform/preflight.ts';
import { listen } from '#server/kernel/http/listener.ts';
import { testApp, testConfig, testDeps } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { newShop } from '#tests/support/stores.ts';

const TOML = readFileSync(APP_TOML, 'utf8');

it('configures the CLI’s file with the client id, the addresses and the scopes', () => {
  const config = testConfig({ APP_URL: 'https://askwell.test', CLIENT_ID: 'the-client' });
  const configured = configureAppToml(TOML, config);
  expect(parse(configured)).toMatchObject({
    client_id: 'the-client',
    application_url: 'https://askwell.test/',
    access_scopes: { scopes: config.platform.scopes.join(',') },
    auth: { redirect_urls: ['https://askwell.test/install/callback'] },
    webhooks: { api_version: config.platform.apiVersion },
  });
  expect(configureAppToml(configured, config)).toBe(configured);
});

it('keeps what the CLI adds to its file', () => {
  const config = testConfig({ APP_URL: 'https://askwell.test', CLIENT_ID: 'the-client' });
  const added = '\n# By the CLI.\n[build]\ninclude_config_on_deploy = true\n';
  expect(configureAppToml(TOML + added, config)).toBe(configureAppToml(TOML, config) + added);
});

it('refuses a file that lacks a line', () => {
  const config = testConfig({ APP_URL: 'https://askwell.test' });
  const shortened = TOML.replace(/^client_id = .*\n/m, '');
  expect(() => configureAppToml(shortened, config)).toThrow(
    `${APP_TOML} has no line that begins with "client_id = ".`,
  );
});

/** A folder with the CLI’s file and built blocks. Each block imports a module, which imports a second one. */
function builtFor(url: string, config: Config): string {
  const root = join(inject('scratch'), `built-${randomUUID()}`);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write(APP_TOML, configureAppToml(TOML, config));
  write('dist/web/extensions/assets/base.js', 'export const base = 1;');
  write('dist/web/extensions/assets/shared.js', "export { base } from './base.js';");
  for (const block of ['thank-you', 'order-status', 'order-block', 'customer-block']) {
    write(`dist/web/extensions/${block}.js`, `import './assets/shared.js'; at(${JSON.stringify(url)});`);
  }
  return root;
}

/** What is open of the blocks. */
function openBlocks(root: string, config: Config) {
  const blocks = checkFiles(root, config).filter(({ title }) => title.startsWith('The block '));
  expect(blocks).toHaveLength(4);
  return blocks.flatMap(({ problem }) => problem ?? []);
}

it('finds the built blocks of checkout and admin, with all that they import', () => {
  const url = 'https://askwell.test';
  const config = testConfig({ APP_URL: url });
  const root = builtFor(url, config);
  expect(openBlocks(root, config)).toEqual([]);
  writeFileSync(join(root, 'dist/web/extensions/assets/base.js'), randomBytes(80_000).toString('base64'));
  expect(openBlocks(root, config)).toEqual(Array(4).fill(expect.stringMatching(/more than 64 kB/)));
  rmSync(join(root, 'dist/web/extensions/order-block.js'));
  expect(openBlocks(root, config)).toContain(
    'dist/web/extensions/order-block.js is missing; run `npm run build`',
  );
});

it('finds blocks that were built for another address', () => {
  const config = testConfig({ APP_URL: 'https://askwell.test' });
  const open = openBlocks(builtFor('https://surveys.example', config), config);
  expect(open).toEqual(Array(4).fill('it calls another address; run `npm run build`'));
});

/** What the check says is open, by title. */
async function problemsAt(url: string) {
  const config = testConfig({ APP_URL: url });
  const findings = await checkServer(config, newShop());
  const open = findings.filter(({ problem }) => problem !== null);
  return { findings, open: open.map(({ title, problem }) => `${title}: ${problem}`) };
}

it('finds nothing open in the running app', async () => {
  const listener = await listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${listener.port}`;
  const deps = testDeps({ config: testConfig({ APP_URL: url }), database: await testDatabase() });
  const app = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
  listener.answerWith(app.listener);
  onTestFinished(async () => {
    await listener.close(1_000);
    await app.stopAreas();
  });
  const { findings, open } = await problemsAt(url);
  expect(open).toEqual([]);
  expect(findings.length).toBeGreaterThan(8);
});

it('finds everything open in a server that accepts all requests', async () => {
  const server = createServer((_request, response) => response.end('<script src="/other.js"></script>'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { findings, open } = await problemsAt(
    `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
  );
  expect(open).toHaveLength(findings.length - 1);
  expect(open).toContain('App Bridge is the first script of the page: the first script is /other.js');
  expect(open).toContain(
    'The webhook shop/redact with a forged signature is refused: status 200 instead of 401',
  );
});

it('says that an app does not answer', async () => {
  const { findings, open } = await problemsAt('http://127.0.0.1:1');
  expect(open).toHaveLength(findings.length);
  expect(open[0]).toMatch(/^The app answers: no reply: /);
});
