import { endRun, markRun, nothingLeftStep } from './leftovers.ts';
import type { Step } from './step.ts';
import type { Tally } from './tally.ts';
import { add, NOTHING, one } from './tally.ts';

/** Steps of a group run side by side; groups one after the other. */
export type Plan = readonly (readonly Step[])[];

/** Runs a plan and ends this process: with one closing line, and with 0 only if everything held. */
export async function runSteps(plan: Plan): Promise<never> {
  const id = markRun();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void endRun(id).finally(() => process.exit(1)));
  }
  let total = NOTHING;
  for (const group of [...plan, [nothingLeftStep(id)]]) {
    const results = await Promise.all(group.map(runStep));
    total = results.reduce(add, total);
  }
  if (total.skipped > 0) print(`${total.skipped} of the tests were skipped.`);
  print(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
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
