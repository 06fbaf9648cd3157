import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommandLine } from '#server/cli/terminal.ts';
import { Refusal } from '#server/operations/refusal.ts';
import { fetchNode } from '#tests/support/fetch-node.ts';
import { BUILT_FOR_UNIT_TESTS, buildStep } from './build-step.ts';
import { runSteps } from './run-steps.ts';
import { UNIT_PROJECTS, vitestStep } from './vitest-step.ts';

/**
 * `npm run test:node -- 24`: the unit tests on another version of Node. It comes from npm into a folder of its own, which
 * is removed at the end. Further words go to Vitest, such as `--maxWorkers=1`.
 */
const LIMIT_MS = 2_400_000;

await runCommandLine(async () => {
  const [version = '', ...filters] = process.argv.slice(2);
  if (!/^\d+(\.\d+){0,2}$/.test(version)) throw new Refusal('Say which Node: npm run test:node -- 24');
  const folder = mkdtempSync(join(tmpdir(), 'askwell-node-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const node = await fetchNode(version, folder).catch((error: unknown) => {
    throw new Refusal(`npm has no Node ${version} for this machine: ${String(error).slice(0, 500)}`);
  });
  await runSteps([
    [buildStep(BUILT_FOR_UNIT_TESTS)],
    [
      vitestStep({
        title: `Tests on ${node.name}`,
        projects: UNIT_PROJECTS,
        filters,
        node,
        limitMs: LIMIT_MS,
      }),
    ],
  ]);
});
