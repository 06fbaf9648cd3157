import { browserStep } from './browser-step.ts';
import { buildStep } from './build-step.ts';
import { readPart } from './part.ts';
import { runSteps } from './run-steps.ts';
import { vitestStep } from './vitest-step.ts';

/**
 * `npm run test:nightly`: every test at its full size, on both engines and in every browser, with values drawn anew.
 * `-- --part=2/4` runs the second of four parts.
 */
const shard = readPart(process.argv.slice(2));

await runSteps([
  [browserStep, buildStep()],
  [
    vitestStep({
      title: shard === undefined ? 'Tests of the night' : `Tests of the night, part ${shard}`,
      suite: 'night',
      projects: [
        'shared',
        'tooling',
        'server:postgres',
        'server:pglite',
        'web',
        'web:node',
        'e2e',
        'processes',
        'browsers',
        'harness',
      ],
      ...(shard !== undefined && { shard }),
      limitMs: 4 * 3_600_000,
    }),
  ],
]);
