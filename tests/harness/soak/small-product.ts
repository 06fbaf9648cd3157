import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { TEST_SECRETS } from '#tests/support/app.ts';
import { environmentFor } from './place.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PRODUCT = fileURLToPath(new URL('small-product.mjs', import.meta.url));

/** The share of its memory that Node gives to its heap in a container of this size. */
const HEAP_SHARE = 0.5;

export interface SmallProduct {
  readonly url: string;
  /** Milliseconds from the start of the process until it answered. */
  readonly readyMs: number;
  /** What the process holds now, and the most that it ever held. */
  memory(): Promise<{ readonly resident: number; readonly peak: number }>;
  stop(): Promise<void>;
}

/** Starts the built product on one core. `megabytes` is the memory that Node and PGlite size themselves for. */
export async function startSmallProduct(where: string, megabytes: number): Promise<SmallProduct> {
  const begun = performance.now();
  const heap = `--max-old-space-size=${Math.floor(megabytes * HEAP_SHARE)}`;
  const child = spawn(
    'taskset',
    ['--cpu-list', '0', process.execPath, heap, PRODUCT, String(megabytes * 1024 * 1024)],
    {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'] ?? '',
        NODE_ENV: 'test',
        ...TEST_SECRETS,
        ...environmentFor(where, 'fatal'),
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const gone = once(child, 'exit');
  const [{ url }] = (await Promise.race([
    once(child, 'message'),
    gone.then(() => Promise.reject(new Error('The server ended.'))),
  ])) as [{ url: string }];
  return {
    url,
    readyMs: performance.now() - begun,
    memory: () => memoryOf(child.pid ?? 0),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await gone;
    },
  };
}

async function memoryOf(pid: number): Promise<{ resident: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const bytesOf = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) * 1024;
  return { resident: bytesOf('VmRSS'), peak: bytesOf('VmHWM') };
}
