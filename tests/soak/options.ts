export interface SoakOptions {
  readonly minutes: number;
  /** Requests in a second. */
  readonly rate: number;
  readonly engine: 'pglite' | 'postgres';
}

const USAGE = 'npm run soak [-- minutes] [--rate=requests a second] [--postgres]';

/** Reads the command line. Throws an error for the user on an unknown option. */
export function readOptions(given: readonly string[]): SoakOptions {
  let options: SoakOptions = { minutes: 30, rate: 60, engine: 'pglite' };
  for (const word of given) {
    const rate = /^--rate=(\d+)$/.exec(word)?.[1];
    if (word === '--postgres') options = { ...options, engine: 'postgres' };
    else if (rate !== undefined) options = { ...options, rate: Number(rate) };
    else if (/^\d+$/.test(word)) options = { ...options, minutes: Number(word) };
    else throw new Error(`${word} is not understood. ${USAGE}`);
  }
  const { minutes, rate } = options;
  if (minutes < 1 || minutes > 24 * 60) throw new Error('A soak lasts from one minute to a day.');
  if (rate < 1 || rate > 5_000) throw new Error('A soak sends from 1 to 5,000 requests a second.');
  return options;
}
