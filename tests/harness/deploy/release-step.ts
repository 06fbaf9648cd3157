import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packaged, runCommand } from '#tests/run/command.ts';
import type { Step } from '#tests/run/step.ts';
import { countTests } from '#tests/run/tally.ts';
import { writeImages, type Images } from './images-file.ts';

const LIMIT_MS = 900_000;
/** A network of its own, in which the store platform can have the port that production calls. */
const ALONE = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];

/** Runs the tests of the release in namespaces of their own; all their processes and mounts end with them. */
export function releaseStep(scratch: string, images: () => Partial<Images>): Step {
  return {
    title: 'Release',
    run: async () => {
      const { current, next } = images();
      if (current === undefined || next === undefined) throw new Error('There are no images to try.');
      const report = join(scratch, 'report.json');
      const { program, parameters } = packaged('vitest/vitest.mjs', 'run', '--config=tests/vitest.config.ts');
      const { exitCode } = await runCommand({
        program: 'unshare',
        parameters: [
          ...[...ALONE, 'sh', '-c', 'ip link set lo up && exec "$@"', 'alone', program, ...parameters],
          ...['--project=deploy', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        ],
        env: writeImages(join(scratch, 'images.json'), { current, next }),
        live: true,
        limitMs: LIMIT_MS,
      });
      return { tally: countTests(await readFile(report, 'utf8').catch(() => undefined), exitCode) };
    },
  };
}
