import { setTimeout as sleep } from 'node:timers/promises';
import { KINDS, type Kind } from './client.ts';
import type { Product } from './product-process.ts';
import type { Records } from './records.ts';
import { typical, type Sample } from './statistics.ts';
import { inMb, ms, type Series } from './verdict.ts';

const SAMPLE_MS = 20_000;
const SAMPLES_A_MINUTE = 3;

export interface Watched {
  /** Memory in bytes, over time. */
  readonly memory: Series;
}

interface WatchOptions {
  readonly records: Records;
  /** The memory of a separate database; the embedded database runs in a thread of the server. */
  readonly databaseMemory: (() => Promise<number>) | undefined;
  readonly begins: number;
  readonly endsAt: number;
  readonly say: (line: string) => void;
}

/** Measures the server every twenty seconds and prints its state every minute, until `endsAt`. */
export async function watch(
  product: Product,
  { records, databaseMemory, begins, endsAt, say }: WatchOptions,
): Promise<Watched> {
  const memory = { RSS: [] as Sample[], heap: [] as Sample[], database: [] as Sample[] };
  let longest = 0;
  for (let sample = 1; ; sample += 1) {
    const at = begins + sample * SAMPLE_MS;
    if (at > endsAt) return { memory: Object.entries(memory) };
    // Time passes: the interval between two samples.
    await sleep(Math.max(0, at - performance.now()));
    longest = Math.max(longest, await product.loopDelay());
    const { rss, main, workers } = await product.memory();
    // Discards the delay that the garbage collection caused.
    await product.loopDelay();
    memory.RSS.push({ at, value: rss });
    memory.heap.push({ at, value: main.heapUsed });
    const database = (await databaseMemory?.()) ?? workers.heapUsed;
    memory.database.push({ at, value: database });
    if (sample % SAMPLES_A_MINUTE !== 0) continue;
    const news = records.takeNew();
    const requests = [...news.values()].reduce((sum, { length }) => sum + length, 0);
    say(
      `${String(sample / SAMPLES_A_MINUTE).padStart(3)} min  ${(requests / 60).toFixed(1)} requests/s  RSS ${inMb(rss)}  ` +
        `heap ${inMb(main.heapUsed)}  database ${inMb(database)}  longest delay of the loop ${ms(longest)} ms`,
    );
    say(`         ms (p50/p99)  ${latenciesOf(news)}`);
    longest = 0;
  }
}

function latenciesOf(news: ReadonlyMap<Kind, readonly Sample[]>): string {
  return KINDS.flatMap((kind) => {
    const samples = news.get(kind) ?? [];
    if (samples.length === 0) return [];
    const { p50, p99 } = typical(samples);
    return [`${kind} ${ms(p50)}/${ms(p99)}`];
  }).join('  ');
}
