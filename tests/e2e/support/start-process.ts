import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TIMEOUT_MS = 400_000;

interface Start {
  readonly child: ChildProcess;
  said(): string;
  /** Resolves with the exit code when the process ends. */
  readonly ended: Promise<number | null>;
}

/** Starts the command that `npm start` runs. */
export function start(environment: Record<string, string>): Start {
  const child = spawn(process.execPath, ['server/cli/bootstrap.mjs', 'server/cli/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', DEV_STORE_PORT: '0', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, said: () => said, ended };
}

export async function started(environment: Record<string, string>): Promise<Start & { url: string }> {
  const running = start(environment);
  const address = /Askwell\s+(http:\S+)/;
  await expect.poll(running.said, { timeout: TIMEOUT_MS }).toMatch(address);
  return { ...running, url: address.exec(running.said())?.[1] ?? '' };
}
