import { explainFailure } from './explain-failure.ts';

export function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

/** Runs a command. An error prints one sentence and ends the process. */
export async function runCommandLine(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    say(explainFailure(error));
    process.exit(1);
  }
}
