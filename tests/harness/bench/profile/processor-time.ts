import { Session, type Profiler } from 'node:inspector/promises';
import { createTally, type TallyRow } from './tally.ts';

/** Samples what the main thread does until `stop`, which returns the milliseconds by part of the program. */
export async function sampleProcessor(): Promise<{ stop(): Promise<readonly TallyRow[]> }> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 500 });
  await session.post('Profiler.start');
  return {
    async stop() {
      const { profile } = await session.post('Profiler.stop');
      session.disconnect();
      return sumByPart(profile);
    },
  };
}

function sumByPart({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): readonly TallyRow[] {
  const partOf = new Map(nodes.map(({ id, callFrame }) => [id, partOfFrame(callFrame)]));
  const tally = createTally();
  for (const [at, id] of samples.entries()) {
    tally.add(partOf.get(id) ?? '?', (timeDeltas[at] ?? 0) / 1_000);
  }
  return [...tally.rows].sort((one, other) => other.sum - one.sum);
}

function partOfFrame({ functionName, url }: { functionName: string; url: string }): string {
  if (functionName === '(idle)') return 'idle';
  if (functionName === '(garbage collector)') return 'garbage collection';
  if (functionName === '(program)' || url === '') return 'the engine itself: system calls, JSON, native code';
  if (url.startsWith('node:')) return `Node: ${/^node:(?:internal\/)?_?([a-z_]+)/.exec(url)?.[1] ?? ''}`;
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  if (library !== undefined) return `library ${library}`;
  const [, ours = url] = /\/((?:server|shared|tests)\/.*)$/.exec(url) ?? [];
  return ours.split('/').slice(0, 3).join('/');
}
