import type { FuzzOptions } from './run-fuzz.ts';

const USAGE = 'npm run fuzz [-- requests] [--seed=number] [--only=number of a request] [--postgres]';

export interface FuzzCommand extends FuzzOptions {
  readonly engine: 'pglite' | 'postgres';
}

/** Parses the command line. Throws a message for the user if it is invalid. */
export function readFuzzOptions(given: readonly string[], anySeed: number): FuzzCommand {
  let options: FuzzCommand = { count: 50_000, seed: anySeed, only: null, engine: 'pglite' };
  for (const word of given) {
    const [, name, number] = /^--(seed|only)=(\d{1,9})$/.exec(word) ?? [];
    if (word === '--postgres') options = { ...options, engine: 'postgres' };
    else if (name !== undefined) options = { ...options, [name]: Number(number) };
    else if (/^[1-9]\d{0,6}$/.test(word)) options = { ...options, count: Number(word) };
    else throw new Error(`${word} is not understood. ${USAGE}`);
  }
  // A single request may have a higher number than an ordinary run.
  return options.only === null ? options : { ...options, count: options.only + 1 };
}
