import { endRun, markRun, nothingLeftStep } from './leftovers.ts';
import { makeTemporaryFolder } from './run-folder.ts';
import type { Step } from './step.ts';
import type { Tally } from './tally.ts';
import { add, NOTHING, one } from './tally.ts';

/** Steps of a group run side by side; groups one after the other. */
export type Plan = readonly (readonly Step[])[];

/** Runs a plan and ends this process, with exit code 0 only if every check passed. */
export async function runSteps(plan: Plan): Promise<never> {
  const total = await runPlan(startRun({ exitCode: 1 }), plan);
  printTotal(total);
  process.exit(hasPassed(total) ? 0 : 1);
}

/**
 * Marks this process, gives it a temporary folder of its own, and ends every process that it started on a signal. Returns
 * the run's id.
 */
export function startRun({ exitCode }: { exitCode: number }): string {
  const id = markRun();
  makeTemporaryFolder();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void endRun(id).finally(() => process.exit(exitCode)));
  }
  return id;
}

/** Runs the groups of a plan, then checks that no process is left. */
export async function runPlan(id: string, plan: Plan): Promise<Tally> {
  let total = NOTHING;
  for (const group of [...plan, [nothingLeftStep(id)]]) {
    const results = await Promise.all(group.map(runStep));
    total = results.reduce(add, total);
  }
  return total;
}

/** A run that found nothing to check has not passed. */
function hasPassed({ passed, failed }: Tally): boolean {
  return failed === 0 && passed > 0;
}

export function printTotal({ passed, failed, skipped }: Tally): void {
  if (skipped > 0) print(`${skipped} of the tests were skipped.`);
  print(`\n${passed} passed, ${failed} failed`);
}

async function runStep({ title, run }: Step): Promise<Tally> {
  const begin = performance.now();
  const { tally, text } = await run().catch((error: unknown) => ({
    tally: one(false),
    text: describe(error),
  }));
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  print(`${tally.failed === 0 ? '✓' : '✗'} ${title} (${seconds} s)`);
  if (text) print(text);
  return tally;
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
