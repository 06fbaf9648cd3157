import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { packageClosure, type LockFile } from '#server/deploy/package-closure.ts';
import type { ResponsePage } from '#shared/api/analytics-responses.ts';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import { answer, newResponseId } from '#tests/processes/support/prepare.ts';
import { eventually, linesSaying } from '#tests/processes/support/seen.ts';
import { freshPostgresUrl } from '#tests/support/database.ts';
import { runImage, startContainer, type Container } from '../container.ts';
import { readImages } from '../images-file.ts';
import { installApp, publishSurvey, type Merchant } from '../merchant.ts';
import { ADDED_COLUMN, NEXT_VERSION } from '../next-version.ts';
import type { Mount } from '../run-in-root.ts';
import { startTlsPlatform, type TlsPlatform } from '../tls-platform.ts';
import { writeFile } from 'node:fs/promises';

/** Two images of `npm run test:deploy`, the second of a later version, against a PostgreSQL outside of them. */
const { current, next } = readImages();
const SHOP = 'juniper-and-vale.myshopify.com';
const PLATFORM_SECRET = 'platform-secret-of-a-deployment-'.padEnd(48, '0');
const TRUSTED = '/etc/store-certificate.pem';
const ROOT = new URL('../../../..', import.meta.url).pathname;

let databaseUrl: string;
let platform: TlsPlatform;
let merchant: Merchant;
let survey: SurveyDetails;
const mounts: Mount[] = [];
const running = new Set<Container>();

const environment = () => ({
  APP_URL: 'https://surveys.example',
  CLIENT_ID: 'client-of-a-deployment',
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: 'session-secret-of-a-deployment-'.padEnd(48, '0'),
  TOKEN_KEYS: `first:${Buffer.alloc(32, 3).toString('base64')}`,
  PLATFORM_API_SECRET: PLATFORM_SECRET,
  BILLING_API_KEY: 'billing-key-of-a-deployment-'.padEnd(48, '0'),
  NODE_EXTRA_CA_CERTS: TRUSTED,
});

async function start(image = current): Promise<Container> {
  const container = await startContainer(image, { env: environment(), mounts });
  running.add(container);
  return container;
}

async function stop(container: Container): Promise<number | null> {
  container.askToStop();
  const exitCode = await container.stopped();
  running.delete(container);
  return exitCode;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

const answerOne = async (url: string, responseId = newResponseId()): Promise<number> =>
  (await answer(url, { publicId: survey.publicId }, responseId)).status;

/** The ids of the responses that the merchant reads. */
async function keptResponses(url: string): Promise<string[]> {
  const path = `/surveys/${survey.surveyId}/responses?range=all`;
  const { responses } = await merchant.ask<ResponsePage>(url, 'GET', path);
  return responses.map(({ responseId }) => responseId);
}

async function queryDatabase<T extends object>(text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  databaseUrl = await freshPostgresUrl();
  platform = await startTlsPlatform(SHOP, inject('scratch'));
  const hosts = join(inject('scratch'), 'hosts');
  await writeFile(hosts, `127.0.0.1 localhost ${SHOP}\n`);
  mounts.push({ source: hosts, path: '/etc/hosts' }, { source: platform.certificate, path: TRUSTED });
  const container = await start();
  say(`First start, with all migrations: ready after ${Math.round(container.readyMs)} ms`);
  merchant = await installApp(container.url, SHOP, PLATFORM_SECRET);
  survey = await publishSurvey(merchant, container.url);
  expect(await stop(container)).toBe(0);
});

afterAll(async () => {
  for (const container of running) await stop(container);
  await platform.stop();
});

test('is ready within a minute when the database is up to date', async () => {
  const container = await start();
  say(`Later start: ready after ${Math.round(container.readyMs)} ms`);
  expect(container.readyMs).toBeLessThan(60_000);
  expect(await stop(container)).toBe(0);
});

test('runs as an unprivileged user that can gain no rights', async () => {
  const container = await start();
  const status = readFileSync(`/proc/${container.pid}/status`, 'utf8');
  const field = (name: string) => new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(status)?.[1];
  expect(field('Uid')).toBe('10001\t10001\t10001\t10001');
  expect(field('Gid')).toBe('10001\t10001\t10001\t10001');
  expect([field('CapEff'), field('CapPrm'), field('CapBnd')]).toEqual(Array(3).fill('0000000000000000'));
  const refused = await container.run(['cat', '/etc/shadow']);
  expect(refused.exitCode).toBe(1);
  expect(refused.output).toContain('Permission denied');
  expect(await stop(container)).toBe(0);
});

test('can write to /tmp and to nothing else', async () => {
  const container = await start();
  const written = await container.run(['sh', '-c', 'echo x > /tmp/file && cat /tmp/file']);
  expect(written).toEqual({ exitCode: 0, output: 'x\n' });
  const refused = await container.run([
    'sh',
    '-c',
    'for at in /app /app/data /var/tmp /etc; do echo x > $at/file; done',
  ]);
  expect(refused.exitCode).not.toBe(0);
  expect(refused.output).toContain('/var/tmp/file: Read-only file system');
  const writable = await container.run([
    'find',
    '/',
    '-xdev',
    '-writable',
    '-not',
    '-type',
    'l',
    '-not',
    '-type',
    'c',
  ]);
  expect(writable.output.split('\n').filter((line) => line.startsWith('/'))).toEqual(['/tmp']);
  expect(await stop(container)).toBe(0);
});

test('holds Node, the built files and the packages that they import, and no tool', () => {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as LockFile;
  const imported = JSON.parse(
    readFileSync(join(current.root, 'app/dist/server/imports.json'), 'utf8'),
  ) as string[];
  const packages = packageClosure(lock, imported);
  expect(packages.filter((path) => lock.packages[path]?.dev === true)).toEqual([]);
  const top = packages
    .filter((path) => path.lastIndexOf('node_modules/') === 0)
    .map((path) => path.slice(13));
  const found = readdirSync(join(current.root, 'app/node_modules')).flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(join(current.root, 'app/node_modules', name)).map((below) => `${name}/${below}`)
      : [name],
  );
  // npm installs those of the image's platform only.
  const isOptional = (name: string) => lock.packages[`node_modules/${name}`]?.optional === true;
  const isNeeded = (name: string) => !isOptional(name);
  expect(found.filter(isNeeded).sort()).toEqual(top.filter(isNeeded).sort());
  expect(top).toEqual(expect.arrayContaining(found));
  expect(found.filter(isOptional)).toContain(`@img/sharp-linux-${process.arch}`);
  expect(readdirSync(join(current.root, 'usr/local/bin'))).toEqual(['node']);
  expect(readdirSync(join(current.root, 'app')).sort()).toEqual([
    'app.config.toml',
    'dist',
    'node_modules',
    'package.json',
    'server',
  ]);
});

test('passes its health check while it runs, and fails it afterwards', async () => {
  const container = await start();
  expect(await container.run(current.healthCheck)).toEqual({ exitCode: 0, output: '' });
  expect(await stop(container)).toBe(0);
  expect(await container.run(current.healthCheck)).toEqual({ exitCode: 1, output: '' });
});

test('refuses to start without its secrets, and names them in one sentence each', async () => {
  const { exitCode, output } = await runImage(current, { env: {}, mounts });
  expect(exitCode).toBe(1);
  for (const name of ['APP_URL', 'SESSION_SECRET', 'TOKEN_KEYS', 'PLATFORM_API_SECRET', 'BILLING_API_KEY']) {
    expect(output).toContain(name);
  }
  expect(output).not.toMatch(/\n\s+at /);
});

test('keeps the store, the session and each answer over a restart', async () => {
  const before = await start();
  const responseId = newResponseId();
  expect(await answerOne(before.url, responseId)).toBe(200);
  expect(await stop(before)).toBe(0);
  const after = await start();
  expect(await keptResponses(after.url)).toContain(responseId);
  const script = await fetch(`${after.url}/store/${SHOP}/askwell.js`);
  expect([script.status, await script.text()]).toEqual([200, expect.stringContaining(survey.publicId)]);
  expect(await stop(after)).toBe(0);
});

test('finishes the requests in progress when it is asked to stop', async () => {
  const container = await start();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE responses IN ACCESS EXCLUSIVE MODE');
  const ids = Array.from({ length: 8 }, newResponseId);
  const replies = Promise.all(ids.map((id) => answerOne(container.url, id)));
  const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await eventually(async () => ((await queryDatabase<{ n: number }>(waiting))[0]?.n ?? 0) > 0, true);
  container.askToStop();
  await eventually(() => linesSaying(container.log(), 'Stopping').length, 1);
  await client.query('COMMIT');
  await client.end();
  expect(await replies).toEqual(ids.map(() => 200));
  expect(await container.stopped()).toBe(0);
  running.delete(container);
  const after = await start();
  expect(await keptResponses(after.url)).toEqual(expect.arrayContaining(ids));
  expect(await stop(after)).toBe(0);
});

test('writes a backup from within the container', async () => {
  const container = await start();
  const backup = await container.run(['sh', '-c', 'node dist/server/backup.js /tmp/b && test -s /tmp/b']);
  expect(backup).toEqual({
    exitCode: 0,
    output: expect.stringContaining('written, read again and compared'),
  });
  expect(await stop(container)).toBe(0);
});

test('is replaced by the next version beside it, which keeps the data and the files of open pages', async () => {
  const before = await start(current);
  const kept = await keptResponses(before.url);
  const after = await start(next);
  say(`Start of the next version, with a migration: ready after ${Math.round(after.readyMs)} ms`);
  expect(await columnsAdded()).toBe(1);
  const [oldIds, newIds] = [newResponseId(), newResponseId()];
  expect([await answerOne(before.url, oldIds), await answerOne(after.url, newIds)]).toEqual([200, 200]);
  const [openFile = '', newFile = ''] = [viewFile(current.root), viewFile(next.root)];
  expect(openFile).not.toBe(newFile);
  expect(await stop(before)).toBe(0);
  const statuses = await Promise.all([openFile, newFile].map((name) => statusOfFile(after.url, name)));
  expect(statuses).toEqual([200, 200]);
  expect((await keptResponses(after.url)).sort()).toEqual([...kept, oldIds, newIds].sort());
  expect(JSON.parse(readFileSync(join(next.root, 'app/package.json'), 'utf8'))).toMatchObject({
    version: NEXT_VERSION,
  });
  expect(await stop(after)).toBe(0);
});

test('is rolled back to the version before, on the database that the next version changed', async () => {
  const later = await start(next);
  const responseId = newResponseId();
  expect(await answerOne(later.url, responseId)).toBe(200);
  expect(await stop(later)).toBe(0);
  expect(await columnsAdded()).toBe(1);
  const former = await start(current);
  expect(await keptResponses(former.url)).toContain(responseId);
  expect(await answerOne(former.url)).toBe(200);
  expect(await stop(former)).toBe(0);
});

const statusOfFile = async (url: string, name: string) => (await fetch(`${url}/store/files/${name}`)).status;

const viewFile = (root: string) =>
  readdirSync(join(root, 'app/dist/web/survey-view')).find((name) => /^german-[\w-]{8}\.js$/.test(name));

async function columnsAdded(): Promise<number> {
  const { table, name } = ADDED_COLUMN;
  const rows = await queryDatabase(
    `SELECT FROM information_schema.columns WHERE table_name = '${table}' AND column_name = '${name}'`,
  );
  return rows.length;
}
