import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '#tests/support/free-port.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const GRAIN_MS = 10;
const PATIENCE_MS = 120_000;
const PAGES = 200;

/** The measurements of one start. */
export interface Start {
  /** Milliseconds from the start of the process until it reports ready. */
  readonly ready: number;
  /** Megabytes of the process right after the start, and after it has served pages. */
  readonly memory: number;
  readonly memoryAfterPages: number;
}

/** The command that starts a server on a given port. */
export interface Command {
  readonly parameters: (port: number) => readonly string[];
  readonly environment?: (port: number) => Readonly<Record<string, string>>;
  /** The page to request. */
  readonly page: string;
}

/** Starts the server, requests its pages and stops it. */
export async function measureStart({ parameters, environment, page }: Command): Promise<Start> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, parameters(port), {
    cwd: ROOT,
    env: { ...process.env, ...environment?.(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(child, 'exit');
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  try {
    while (!(await isReady(url))) {
      assert.equal(child.exitCode, null, said);
      assert.ok(performance.now() < begun + PATIENCE_MS, `It was never ready. ${said}`);
      // Time passes: the interval between two attempts.
      await sleep(GRAIN_MS);
    }
    const ready = performance.now() - begun;
    const memory = await memoryOf(url);
    for (let count = 0; count < PAGES; count += 1) {
      const reply = await fetch(url + page);
      assert.equal(reply.status, 200, await reply.text());
    }
    return { ready, memory, memoryAfterPages: await memoryOf(url) };
  } finally {
    child.kill('SIGTERM');
    await gone;
  }
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function memoryOf(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1];
  assert.ok(bytes, 'The metrics tell the memory.');
  return Number(bytes) / 1e6;
}
