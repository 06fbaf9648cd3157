import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printTotal, runPlan, startRun } from '#tests/run/run-steps.ts';
import { one } from '#tests/run/tally.ts';
import type { Step } from '#tests/run/step.ts';
import type { Image } from './build-image.ts';
import { makeDebianRoot } from './debian-root.ts';
import { baseImages, buildCurrent, buildNext } from './make-images.ts';
import { whatIsMissing } from './needs.ts';
import { releaseStep } from './release-step.ts';

/**
 * `npm run test:deploy`: carries out server/deploy/Dockerfile in an empty Debian, without Docker, and tries the image:
 * start, stop, upgrade and rollback. Where the machine cannot do that, it says why and passes, unless CI_FULL=1.
 */
const missing = whatIsMissing();
if (missing !== null) endUntested(missing);

const run = startRun({ exitCode: 1 });
const scratch = mkdtempSync(join(tmpdir(), 'askwell-deploy-'));
// Mounts end with the processes that they were made for, so this removes nothing outside of the folder.
process.on('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }));
chmodSync(scratch, 0o755);
const debian = join(scratch, 'debian');
await makeDebianRoot(debian).catch((error: unknown) =>
  endUntested(`no Debian could be fetched: ${String(error).slice(0, 500)}`),
);

let bases: ReadonlyMap<string, Image> = new Map();
const images: Partial<Record<'current' | 'next', Image>> = {};
const total = await runPlan(run, [
  [
    step('Base images', async () => {
      bases = await baseImages(debian, scratch);
      return [...bases.keys()].join(', ');
    }),
  ],
  [step('Image', async () => describe((images.current = await buildCurrent(bases, scratch))))],
  [
    step('Image of the next version', async () => {
      if (images.current === undefined) throw new Error('There is no image to follow.');
      return describe((images.next = await buildNext(bases, images.current, scratch)));
    }),
  ],
  [releaseStep(scratch, () => images)],
]);
printTotal(total);
process.exit(total.failed === 0 ? 0 : 1);

function endUntested(reason: string): never {
  process.stdout.write(`Not run: ${reason}.\n`);
  process.exit(process.env['CI_FULL'] === '1' ? 1 : 0);
}

/** A step that counts as one check; its text is printed below its line. */
function step(title: string, work: () => Promise<string>): Step {
  return {
    title,
    run: async () => {
      const text = await work();
      return { tally: one(true), text };
    },
  };
}

function describe({ root }: Image): string {
  const [all, app, node] = [root, join(root, 'app'), join(root, 'usr/local/bin/node')].map(megabytes);
  return `${all} MB: Debian ${(all ?? 0) - (app ?? 0) - (node ?? 0)}, Node ${node}, the app with its packages ${app}`;
}

function megabytes(path: string): number {
  const [size] = execFileSync('du', ['--summarize', '--block-size=1000000', path], {
    encoding: 'utf8',
  }).split('\t');
  return Number(size);
}
