import type { Command } from './command.ts';
import { runCommand } from './command.ts';
import type { Tally } from './tally.ts';
import { one } from './tally.ts';

/** One thing that a test run does. It counts for itself and tells what the person at the terminal should see. */
export interface Step {
  readonly title: string;
  readonly run: () => Promise<StepResult>;
}

export interface StepResult {
  readonly tally: Tally;
  /** Shown under the step's line. */
  readonly text?: string | undefined;
}

/** A tool that counts as one check: it holds when the tool ends with 0. Its output shows only when it doesn't. */
export function toolStep(title: string, command: Command): Step {
  return {
    title,
    run: async () => {
      const { exitCode, output } = await runCommand(command);
      return { tally: one(exitCode === 0), text: exitCode === 0 ? undefined : output.trim() };
    },
  };
}
