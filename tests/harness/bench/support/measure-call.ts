import type { Figure } from '../figures.ts';
import { figure } from './bench-place.ts';

const WARM_UP = 5;
const ROUNDS = 20;

interface Call {
  readonly name: string;
  readonly call: () => Promise<unknown>;
  /** A call that reads one row: what any call costs on this machine at this moment. */
  readonly oneRow: () => Promise<unknown>;
  readonly goalMs?: number;
  /** What to compare the p95 with, instead of the call that reads one row. */
  readonly p95Reference?: number;
}

/**
 * Measures a call by turns with one that reads one row. On a machine with other work the p95 says how long calls wait for the
 * processor; then the fastest and the processor time of this process say what the call costs.
 */
export async function measureCall({ name, call, oneRow, goalMs, p95Reference }: Call): Promise<Figure[]> {
  for (let round = 0; round < WARM_UP; round += 1) await call();
  const [own, small] = [new Timer(call), new Timer(oneRow)];
  for (let round = 0; round < ROUNDS; round += 1) {
    await own.run();
    await small.run();
  }
  const goal = goalMs === undefined ? undefined : `at most ${goalMs} ms`;
  return [
    figure(name, 'ms', own.p95, p95Reference ?? small.p95, goal && `p95 ${goal}`),
    figure(`${name}: fastest (reference: one row)`, 'ms', own.fastest, small.fastest, goal),
    figure(`${name}: processor time (reference: one row)`, 'ms', own.processorMs, small.processorMs),
  ];
}

class Timer {
  readonly #times: number[] = [];
  #processorMs = 0;
  readonly #call: () => Promise<unknown>;

  constructor(call: () => Promise<unknown>) {
    this.#call = call;
  }

  async run(): Promise<void> {
    const [begin, used] = [performance.now(), process.cpuUsage()];
    await this.#call();
    this.#times.push(performance.now() - begin);
    const { user, system } = process.cpuUsage(used);
    this.#processorMs += (user + system) / 1_000;
  }

  /** The second slowest of twenty. */
  get p95(): number {
    return this.#times.toSorted((a, b) => a - b).at(-2) ?? Number.NaN;
  }

  get fastest(): number {
    return Math.min(...this.#times);
  }

  /** Of each call. */
  get processorMs(): number {
    return this.#processorMs / this.#times.length;
  }
}
