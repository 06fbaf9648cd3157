import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packaged, runCommand } from './command.ts';
import type { Step } from './step.ts';
import { countTests, secondTries } from './tally.ts';

interface VitestOptions {
  readonly title: string;
  readonly projects: readonly string[];
  readonly limitMs: number;
}

/** Runs projects of tests/vitest.config.ts; every test counts. */
export function vitestStep({ title, projects, limitMs }: VitestOptions): Step {
  return {
    title,
    run: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'askwell-report-'));
      const file = join(folder, 'report.json');
      const { exitCode } = await runCommand({
        ...packaged(
          'vitest/vitest.mjs',
          'run',
          '--config=tests/vitest.config.ts',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
          ...projects.map((project) => `--project=${project}`),
        ),
        live: true,
        limitMs,
      });
      const report = await readFile(file, 'utf8').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
      const again = secondTries(report);
      return {
        tally: countTests(report, exitCode),
        text: again.length > 0 ? `Held at the second try only:\n  ${again.join('\n  ')}` : undefined,
      };
    },
  };
}
