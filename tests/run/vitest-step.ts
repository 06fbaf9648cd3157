import { readFile, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { FetchedNode } from '#tests/support/fetch-node.ts';
import { packaged, ROOT, runCommand } from './command.ts';
import type { Step } from './step.ts';
import type { Suite } from './suite.ts';
import { countTests } from './tally.ts';

/** The projects that need no browser. */
export const UNIT_PROJECTS = ['shared', 'tooling', 'server:postgres', 'web', 'web:node'];

interface VitestOptions {
  readonly title: string;
  /** Without one, every file that `filters` name runs, whatever its suite. */
  readonly suite?: Suite;
  readonly projects: readonly string[];
  /** One part of the files, such as `2/4`. */
  readonly shard?: string;
  /** Parts of the paths of the test files to run; all when left out. */
  readonly filters?: readonly string[];
  /** Whether `filters` are files of the product, so that the tests that import one of them run. */
  readonly isRelated?: boolean;
  /** The Node that runs the tests; the one of this process when left out. */
  readonly node?: FetchedNode;
  readonly limitMs: number;
}

/** Runs projects of tests/vitest.config.ts; every test counts. `test-results` keeps how long each took. */
export function vitestStep(options: VitestOptions): Step {
  return {
    title: options.title,
    run: async () => {
      const file = join(ROOT, 'test-results', `report-${options.suite ?? 'named'}.json`);
      await rm(file, { force: true });
      const { exitCode } = await runCommand({
        ...packaged('vitest/vitest.mjs', ...vitestParameters(options), `--outputFile.json=${file}`),
        env: { ...(options.suite && { SUITE: options.suite }), ...(options.node && pathOf(options.node)) },
        ...(options.node && { program: join(options.node.folder, 'node') }),
        live: true,
        limitMs: options.limitMs,
      });
      const report = await readFile(file, 'utf8').catch(() => undefined);
      return { tally: countTests(report, exitCode) };
    },
  };
}

/** Programs that the tests start by name find that Node too. */
const pathOf = ({ folder }: FetchedNode) => ({
  PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`,
});

function vitestParameters({ projects, filters = [], isRelated = false, shard }: VitestOptions): string[] {
  return [
    ...(isRelated ? ['related', '--run'] : ['run']),
    ...filters,
    '--config=tests/vitest.config.ts',
    '--reporter=tests/run/suite-reporter.ts',
    '--reporter=json',
    ...(shard === undefined ? [] : [`--shard=${shard}`]),
    ...projects.map((project) => `--project=${project}`),
  ];
}
