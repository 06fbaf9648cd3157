import type { Command } from './command.ts';
import { runCommand } from './command.ts';
import type { Tally } from './tally.ts';
import { one } from './tally.ts';

/** One part of a test run: it counts its checks and returns what to print. */
export interface Step {
  readonly title: string;
  readonly run: () => Promise<StepResult>;
}

export interface StepResult {
  readonly tally: Tally;
  /** Printed below the step's line. */
  readonly text?: string | undefined;
}

/** A tool that counts as one check, which passes if the exit code is 0. Its output is printed only if it fails. */
export function toolStep(title: string, command: Command): Step {
  return {
    title,
    run: async () => {
      const { exitCode, output } = await runCommand(command);
      return { tally: one(exitCode === 0), text: exitCode === 0 ? undefined : output.trim() };
    },
  };
}
