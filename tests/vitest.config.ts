import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import type { TestProjectConfiguration, TestProjectInlineConfiguration } from 'vitest/config';
import { SlowFilesFirst } from './run/slow-files-first.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const SERVER_TESTS = ['tests/{server,attacks}/**/*.test.ts', 'tests/faults/*.test.ts'];
/** Each fault has its tests in one place; those that take longer say so by their name. */
const LONG_FAULTS = 'tests/faults/*.long.test.ts';

/**
 * Server tests share their worker's database: modules live on between files (`isolate: false`), so that a
 * worker opens one database and tests keep apart by store.
 */
function serverProject(
  engine: 'pglite' | 'postgres',
  options: { name?: string; include?: string[]; isDistributed?: boolean } = {},
): TestProjectConfiguration {
  const { name = engine, include = SERVER_TESTS, isDistributed = false } = options;
  const isMoved = engine === 'postgres' && !isDistributed;
  const server = isDistributed ? CITUS : POSTGRES;
  return {
    extends: true,
    test: {
      name: `server:${name}`,
      include,
      // A file that has nothing to do with the engine says so by its name, and runs once.
      exclude: [
        LONG_FAULTS,
        ...(engine === 'postgres' ? ['**/*.once.test.ts', '**/*.pglite.test.ts'] : ['**/*.postgres.test.ts']),
      ],
      isolate: false,
      provide: { engine, isMoved, isDistributed },
      globalSetup: ['tests/support/global-scratch.ts', ...(engine === 'postgres' ? [server] : [])],
      hookTimeout: 120_000,
    },
  };
}

function longProject(options: TestProjectInlineConfiguration['test']): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      globalSetup: LONG_SETUP,
      testTimeout: 1_200_000,
      hookTimeout: 120_000,
      ...WAITING,
      ...options,
    },
  };
}

/** Tests that spend half of their time waiting: for a browser, a process that starts, a job. */
const WAITING = { maxWorkers: 3, sequence: { groupOrder: 1 } };

const POSTGRES = 'tests/support/global-postgres.ts';
const LONG_SETUP = [
  'tests/support/global-scratch.ts',
  POSTGRES,
  'tests/support/global-browser.ts',
  'tests/support/global-build.ts',
];
const CITUS = 'tests/citus/global-citus.ts';

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
    // On a busy machine, PostgreSQL's files take longer to remove than the default of ten seconds.
    teardownTimeout: 60_000,
    restoreMocks: true,
    passWithNoTests: false,
    testTimeout: 120_000,
    // The default of one second is too short on a busy machine.
    expect: { poll: { timeout: 45_000 } },
    projects: [
      { extends: true, test: { name: 'shared', include: ['tests/shared/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        test: {
          name: 'tooling',
          include: ['tests/{lint,run,budgets,bench,soak}/**/*.test.ts', 'tests/deploy/*.test.ts'],
          globalSetup: ['tests/support/global-scratch.ts'],
        },
      },
      serverProject('pglite'),
      serverProject('postgres'),
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'web',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Files share modules, so each worker reads Polaris only once. Reading it for each file would double the time.
          isolate: false,
          setupFiles: ['tests/support/setup-web.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          isolate: false,
          globalSetup: [
            'tests/support/global-scratch.ts',
            'tests/support/global-browser.ts',
            'tests/support/global-build.ts',
          ],
          testTimeout: 900_000,
          hookTimeout: 120_000,
          ...WAITING,
        },
      },
      // The same server on a Citus cluster, and what only a cluster shows; run by `npm run test:citus`.
      serverProject('postgres', {
        name: 'citus',
        include: [...SERVER_TESTS, 'tests/citus/*.test.ts'],
        isDistributed: true,
      }),
      // A built image in a network of its own; run by `npm run test:deploy`.
      {
        extends: true,
        test: {
          name: 'deploy',
          include: ['tests/deploy/release/*.test.ts'],
          globalSetup: ['tests/support/global-scratch.ts', POSTGRES],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      // Shoppers' pages in each engine; run by `npm run test:browsers`.
      longProject({
        name: 'browsers',
        include: ['tests/browsers/*.test.ts'],
        isolate: false,
        maxWorkers: 1,
        sequence: { groupOrder: 2 },
      }),
      longProject({
        name: 'long',
        include: ['tests/long/*.test.ts', LONG_FAULTS],
        globalSetup: [...LONG_SETUP, 'tests/faults/support/global-instance.ts'],
      }),
      longProject({
        name: 'long:browser',
        include: ['tests/long/browser/*.test.ts'],
        isolate: false,
      }),
    ],
  },
});
