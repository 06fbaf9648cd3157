import { readdirSync, readFileSync } from 'node:fs';
import type { ServerThreads } from './neighbour-figures.ts';

/** Milliseconds: of time, and of the server's threads on a processor and waiting for one. */
export interface Clock {
  readonly ms: number;
  readonly ran: number;
  readonly waited: number;
}

/** Linux counts for each thread how long it ran and how long it waited for a processor, in nanoseconds. */
function readThread(pid: number, thread: string): readonly [ran: number, waited: number] {
  const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')
    .split(' ')
    .map(Number);
  return [ran / 1e6, waited / 1e6];
}

/** Reads the clocks of a server. Called while only its start has taken time: the database's thread took most of that. */
export function watchThreads({ pid, hasDatabase }: ServerThreads): () => Clock {
  const others = readdirSync(`/proc/${pid}/task`).filter((thread) => thread !== String(pid));
  const busiest = others.sort((one, other) => readThread(pid, other)[0] - readThread(pid, one)[0])[0];
  const threads = [String(pid), ...(hasDatabase && busiest !== undefined ? [busiest] : [])];
  return () => {
    const read = threads.map((thread) => readThread(pid, thread));
    return {
      ms: performance.now(),
      ran: read.reduce((sum, [ran]) => sum + ran, 0),
      waited: read.reduce((sum, [, waited]) => sum + waited, 0),
    };
  };
}
