import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, onTestFinished } from 'vitest';
import { createLog } from '#server/kernel/telemetry/log.ts';
import { startServer } from '#server/start/start-server.ts';
import { testConfig, testPages } from '#tests/support/app.ts';
import { type LogLine, parseLog } from '#tests/support/log-lines.ts';
import { noteKill } from './kill-tally.ts';
import { engineOf, environmentOf, type Place } from './prepare.ts';
import { linesSaying } from './seen.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface Running {
  readonly url: string;
  /** The log lines so far. */
  log(): LogLine[];
}

export interface Instance extends Running {
  readonly child: ChildProcess;
  kill(signal: NodeJS.Signals): Promise<void>;
}

interface Begun {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  log(): LogLine[];
  /** The output on standard error. */
  said(): string;
}

interface Limits {
  readonly env?: Record<string, string>;
  /** The maximum size of a file, beyond which writes fail as on a full disk. Linux only. */
  readonly fileBytes?: number;
}

/** Starts the product in its own process, which logs to a file. */
export function begin(place: Place, { fileBytes, env = {} }: Limits = {}): Begun {
  const files = ['log', 'said'].map((kind) => join(inject('scratch'), `${kind}-${randomUUID()}`));
  const [out = 0, err = 0] = files.map((file) => openSync(file, 'a'));
  const node = [process.execPath, '--enable-source-maps', inject('instance')];
  const limited = fileBytes === undefined ? node : ['prlimit', `--fsize=${fileBytes}`, ...node];
  const [program = '', ...given] = limited;
  const child = spawn(program, given, {
    cwd: ROOT,
    env: { ...process.env, ...environmentOf(place), ...env },
    stdio: ['ignore', out, err],
  });
  closeSync(out);
  closeSync(err);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const read = (at: number) => readFileSync(files[at] ?? '', 'utf8');
  return { child, ended, log: () => parseLog(read(0)), said: () => read(1) };
}

/** The end of the run says how many instances on each engine were killed. */
export function countKill(place: Place): void {
  noteKill(inject('scratch'), { engine: engineOf(place), testPath: expect.getState().testPath ?? '' });
}

export async function startInstance(place: Place, limits: Limits = {}): Promise<Instance> {
  const { child, ended, log, said } = begin(place, limits);
  const listening = () => linesSaying(log(), 'Listening')[0]?.['url'];
  await expect.poll(() => listening() ?? (child.exitCode === null ? 'not yet' : said())).toMatch(/^https?:/);
  return {
    url: String(listening()),
    child,
    log,
    async kill(signal) {
      if (signal === 'SIGKILL') countKill(place);
      child.kill(signal);
      await ended;
    },
  };
}

export interface Product extends Running {
  stop(): Promise<void>;
}

interface StartChoice {
  readonly root?: string;
  readonly env?: Record<string, string>;
}

/** Starts the product in this process, which is faster. It stops at the end of the test. */
export async function startProduct(
  place: Place,
  { root = ROOT, env = {} }: StartChoice = {},
): Promise<Product> {
  const { log, read } = recordLog();
  const config = testConfig({ PORT: '0', DEV_STORE: 'off', ...environmentOf(place), ...env });
  const server = await startServer(config, { root, log, pages: () => testPages });
  onTestFinished(() => server.stop());
  return { url: server.url, log: read, stop: () => server.stop() };
}

/** A start that must fail: returns its error and its log. */
export async function failedStart(place: Place, { root = ROOT }: StartChoice = {}) {
  const { log, read } = recordLog();
  const config = testConfig({ PORT: '0', DEV_STORE: 'off', ...environmentOf(place) });
  const error = await startServer(config, { root, log, pages: () => testPages }).then(
    async (server) => {
      await server.stop();
      return expect.fail('It started.');
    },
    (failure: unknown) => failure as Error,
  );
  return { error, log: read() };
}

export function recordLog() {
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  return { log, read: () => parseLog(lines.join('')) };
}
