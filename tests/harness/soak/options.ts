export interface SoakOptions {
  readonly minutes: number;
  /** Requests in a second. */
  readonly rate: number;
  readonly engine: 'pglite' | 'postgres';
  /** Whether the product gets one core and little memory. */
  readonly isSmall: boolean;
  /** The memory of a small machine. */
  readonly megabytes: number;
}

const USAGE =
  'npm run soak [-- small] [minutes] [--rate=requests a second] [--postgres] [--memory=megabytes of a small machine]';

/** Reads the command line. Throws an error for the user on an unknown option. */
export function readOptions(given: readonly string[]): SoakOptions {
  let options: SoakOptions = { minutes: 30, rate: 60, engine: 'pglite', isSmall: false, megabytes: 512 };
  for (const word of given) {
    const megabytes = /^--memory=(\d+)$/.exec(word)?.[1];
    const rate = /^--rate=(\d+)$/.exec(word)?.[1];
    if (word === 'small') options = { ...options, isSmall: true };
    else if (megabytes !== undefined) options = { ...options, megabytes: Number(megabytes) };
    else if (word === '--postgres') options = { ...options, engine: 'postgres' };
    else if (rate !== undefined) options = { ...options, rate: Number(rate) };
    else if (/^\d+$/.test(word)) options = { ...options, minutes: Number(word) };
    else throw new Error(`${word} is not understood. ${USAGE}`);
  }
  const { minutes, rate, megabytes } = options;
  if (minutes < 1 || minutes > 24 * 60) throw new Error('A soak lasts from one minute to a day.');
  if (rate < 1 || rate > 5_000) throw new Error('A soak sends from 1 to 5,000 requests a second.');
  if (megabytes < 128 || megabytes > 4_096) throw new Error('A small soak has from 128 to 4,096 megabytes.');
  return options;
}
