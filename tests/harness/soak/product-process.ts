import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ProcessMemory } from './watch-memory.ts';

export interface Product {
  readonly url: string;
  readonly pid: number;
  memory(): Promise<ProcessMemory>;
  /** The longest delay of its event loop since the last call, in milliseconds. */
  loopDelay(): Promise<number>;
  /** Stops it as a deployment does. */
  stop(): Promise<void>;
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PRODUCT = fileURLToPath(new URL('./product.ts', import.meta.url));
const LOOP_DELAY = /^nodejs_eventloop_lag_max_seconds (\S+)$/m;

export async function startProduct(where: string, logLevel = 'warn'): Promise<Product> {
  const child = fork(PRODUCT, [where, logLevel], { cwd: ROOT, execArgv: ['--import', 'tsx'] });
  const gone = once(child, 'exit');
  const next = async <T>(): Promise<T> => {
    const [message] = (await Promise.race([
      once(child, 'message'),
      gone.then(() => Promise.reject(new Error('The server ended.'))),
    ])) as [T];
    return message;
  };
  const { url } = await next<{ url: string }>();
  return {
    url,
    pid: child.pid ?? 0,
    async memory() {
      child.send('memory');
      return (await next<{ memory: ProcessMemory }>()).memory;
    },
    async loopDelay() {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(LOOP_DELAY.exec(text)?.[1]) * 1000;
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await gone;
    },
  };
}
