import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/support/free-port.ts';
import { parseLog, type LogLine } from '#tests/support/log-lines.ts';
import type { Image } from './build-image.ts';
import { collectOutput, runInRoot, startInRoot, type Ended, type Mount } from './run-in-root.ts';

export interface ContainerOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly mounts: readonly Mount[];
}

/** An image that runs: not as root, with nothing to write to but an empty /tmp. */
export interface Container {
  readonly url: string;
  readonly pid: number;
  /** From the start of the process until it could take requests. */
  readonly readyMs: number;
  log(): readonly LogLine[];
  /** Sends the signal with which Docker stops it; `stopped` waits for the end. */
  askToStop(): void;
  stopped(): Promise<number | null>;
  /** Runs another command beside it, with the same settings. */
  run(command: readonly string[]): Promise<Ended>;
}

const READY_LIMIT_MS = 120_000;
const COMMAND_LIMIT_MS = 60_000;

export async function startContainer(image: Image, { env, mounts }: ContainerOptions): Promise<Container> {
  const port = await freePort();
  const inside = {
    ...image,
    env: { ...image.env, ...env, PORT: String(port) },
    mounts,
    isReadOnly: true,
  };
  const begin = performance.now();
  const child = await startInRoot(inside);
  const read = collectOutput(child);
  const gone = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const deadline = begin + READY_LIMIT_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The container did not become ready:\n${read()}`);
    }
    // Time passes: the interval between two requests for readiness.
    await sleep(20);
  }
  return {
    url,
    pid: child.pid ?? 0,
    readyMs: performance.now() - begin,
    log: () => parseLog(read()),
    askToStop: () => void child.kill(image.stopSignal as NodeJS.Signals),
    stopped: async () => ((await gone) as [number | null])[0],
    run: (command) => runInRoot({ ...inside, command }, COMMAND_LIMIT_MS),
  };
}

/** Runs the command of an image that is expected to refuse its start. */
export function runImage(image: Image, { env, mounts }: ContainerOptions): Promise<Ended> {
  return runInRoot({ ...image, env: { ...image.env, ...env }, mounts, isReadOnly: true }, COMMAND_LIMIT_MS);
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
