import { explainFailure } from './explain-failure.ts';

export function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

/** Runs a command; a fault ends the process with a sentence about it. */
export async function runCommandLine(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    say(explainFailure(error));
    process.exit(1);
  }
}
