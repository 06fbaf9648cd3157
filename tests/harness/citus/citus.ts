import { findCitus } from '#tests/harness/citus/find-citus.ts';
import { buildStep } from '#tests/run/build-step.ts';
import { runSteps } from '#tests/run/run-steps.ts';
import { vitestStep } from '#tests/run/vitest-step.ts';

/** `npm run test:citus`: runs the server's tests on the Citus cluster of TEST_CITUS_URL, or on one started here. */
if (!process.env['TEST_CITUS_URL'] && (await findCitus()) === null) {
  process.stdout.write(
    'Not run: TEST_CITUS_URL names no coordinator, and this machine has no PostgreSQL with Citus.\n',
  );
  process.exit(process.env['CI_FULL'] === '1' ? 1 : 0);
}

await runSteps([
  [buildStep()],
  [vitestStep({ title: 'Server tests on Citus', projects: ['server:citus'], limitMs: 1_200_000 })],
]);
