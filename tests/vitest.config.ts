import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { SlowFilesFirst } from './run/slow-files-first.ts';
import { engineFiles, SUITE, suiteFiles } from './run/suite.ts';
import { PATIENCE_MS } from './support/patience.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folders whose tests ask a server over HTTP, or a part of it directly, within their own process. */
const SERVER_FOLDERS = 'tests/{server,attacks,faults}';

/** Property tests draw the same values each time, but at night. */
const FIXED_SEED = 'tests/support/setup-seed.ts';

const SCRATCH = 'tests/support/global-scratch.ts';
const POSTGRES = 'tests/support/global-postgres.ts';
const BROWSER = 'tests/support/global-browser.ts';
const BUILD = 'tests/support/global-build.ts';

/** The image, built, installed and upgraded, has a project of its own. */
const RELEASE = 'tests/harness/deploy/release/*.test.ts';

/**
 * Modules live on between files (`isolate: false`), so that a worker reads the server once. Each file has a database,
 * in which its tests keep apart by store.
 */
const SERVER = { isolate: false, setupFiles: [FIXED_SEED, 'tests/support/setup-database.ts'] };

/** Tests that spend half of their time waiting: for a browser, a process that starts, a job. */
const WAITING = { maxWorkers: 3, sequence: { groupOrder: 1 }, retry: retries() };

/** A browser or a killed process can be late on a busy machine. The report names what passed on the second try. */
function retries(): number {
  return process.env['CI'] || SUITE === 'ci' || SUITE === 'night' ? 1 : 0;
}

/** Tests of the web that need a DOM end in `.tsx`. The others end in `.ts` and run without one. */
function endingIn(extension: 'ts' | 'tsx', { include, exclude }: ReturnType<typeof suiteFiles>) {
  return { include: include.map((glob) => glob.replace('{ts,tsx}', extension)), exclude };
}

const projects: TestProjectInlineConfiguration[] = [
  { test: { name: 'shared', ...suiteFiles('tests/shared'), isolate: false } },
  {
    test: {
      name: 'tooling',
      ...suiteFiles('tests/{lint,run,budgets}'),
      globalSetup: [SCRATCH],
    },
  },
  {
    test: {
      name: 'server:pglite',
      ...engineFiles(SERVER_FOLDERS, 'pglite'),
      ...SERVER,
      provide: { engine: 'pglite' },
      globalSetup: [SCRATCH],
    },
  },
  {
    test: {
      name: 'server:postgres',
      ...engineFiles(SERVER_FOLDERS, 'postgres'),
      ...SERVER,
      provide: { engine: 'postgres', isMoved: SUITE !== 'quick' },
      globalSetup: [SCRATCH, POSTGRES],
    },
  },
  { test: { name: 'web:node', ...endingIn('ts', suiteFiles('tests/web')), isolate: false } },
  {
    plugins: [react()],
    test: {
      name: 'web',
      ...endingIn('tsx', suiteFiles('tests/web')),
      environment: 'jsdom',
      // Files share modules, so each worker reads Polaris only once. Reading it for each file would double the time.
      isolate: false,
      setupFiles: [FIXED_SEED, 'tests/support/setup-web.ts'],
    },
  },
  {
    test: {
      name: 'e2e',
      ...suiteFiles('tests/e2e'),
      isolate: false,
      // Only walks of the night ask for a PostgreSQL.
      globalSetup: [SCRATCH, ...(SUITE === 'quick' ? [] : [POSTGRES]), BROWSER, BUILD],
      ...WAITING,
    },
  },
  // The built product in processes of its own: kills, full disks, proxies.
  {
    test: {
      name: 'processes',
      ...suiteFiles('tests/processes'),
      globalSetup: [SCRATCH, POSTGRES, BUILD, 'tests/processes/support/global-instance.ts'],
      ...WAITING,
    },
  },
  // Shoppers' pages in each engine, at night; by day run by `npm run test:browsers`.
  {
    test: {
      name: 'browsers',
      include: ['tests/browsers/*.test.ts'],
      globalSetup: [SCRATCH, POSTGRES, BUILD],
      isolate: false,
      ...WAITING,
      maxWorkers: 1,
      sequence: { groupOrder: 2 },
    },
  },
  // What benches and deployment files say about the product; not in the quick suite.
  {
    test: { name: 'harness', include: ['tests/harness/{bench,deploy}/**/*.test.ts'], exclude: [RELEASE] },
  },
  // The same server on a Citus cluster, and what only a cluster shows; run by `npm run test:citus`.
  {
    test: {
      name: 'server:citus',
      ...engineFiles('tests/{server,attacks,faults,harness/citus}', 'postgres'),
      ...SERVER,
      provide: { engine: 'postgres', isMoved: false, isDistributed: true },
      globalSetup: [SCRATCH, 'tests/harness/citus/global-citus.ts'],
    },
  },
  // A built image in a network of its own; run by `npm run test:deploy`.
  {
    test: {
      name: 'deploy',
      include: [RELEASE],
      globalSetup: [SCRATCH, POSTGRES],
    },
  },
];

/** They need a cluster or an engine of images, so they run only if the command names them. */
const IF_NAMED = new Set(['server:citus', 'deploy']);

function isWanted({ test }: TestProjectInlineConfiguration): boolean {
  const name = typeof test?.name === 'string' ? test.name : '';
  return !IF_NAMED.has(name) || process.argv.some((argument) => argument.endsWith(name));
}

export default defineConfig({
  root,
  test: {
    root,
    pool: 'forks',
    // Three workers on two processors took as long, except for `WAITING`.
    maxWorkers: 2,
    // A file that several projects import is translated once, and not again in the next run while it stays the same.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: SlowFilesFirst },
    setupFiles: [FIXED_SEED],
    restoreMocks: true,
    // Its notice about the next version of Node is no news of a test.
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    // What a test or the server prints appears only if the test fails.
    silent: 'passed-only',
    passWithNoTests: false,
    // Many waits may follow each other.
    testTimeout: 10 * PATIENCE_MS,
    hookTimeout: 10 * PATIENCE_MS,
    teardownTimeout: PATIENCE_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
    projects: projects.filter(isWanted).map((project) => ({ extends: true, ...project })),
  },
});
