import type { Worker } from 'node:worker_threads';
import { AppError } from '#shared/errors.ts';
import { startThread } from '#server/kernel/threads/start-thread.ts';
import type { SortRequest } from './read-texts.ts';
import type { SortedTexts } from './sort-by-topic.ts';

const LIMIT_MS = 30_000;
const IDLE_MS = 60_000;
const MAX_WAITING = 20;
const MAX_MB = 512;

/** Sorts texts by topic, one request after the other, in a thread that is started when it is needed. */
export class ThemeThread {
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  async sort(request: SortRequest, signal: AbortSignal): Promise<SortedTexts> {
    if (this.#waiting >= MAX_WAITING) throw new AppError('UNAVAILABLE', undefined, { retryAfter: 10 });
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#run(request, signal));
    this.#last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#waiting -= 1;
    }
  }

  #run(request: SortRequest, signal: AbortSignal): Promise<SortedTexts> {
    if (signal.aborted) return Promise.reject(clientLeft());
    clearTimeout(this.#idle);
    const worker = this.#open();
    return new Promise<SortedTexts>((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(late);
        signal.removeEventListener('abort', leave);
        worker.off('error', fail).off('exit', end).off('message', succeed);
      };
      const fail = (error: Error): void => {
        settle();
        this.#close();
        reject(error);
      };
      const succeed = (sorted: SortedTexts): void => {
        settle();
        this.#idle = setTimeout(() => this.#close(), IDLE_MS).unref();
        resolve(sorted);
      };
      const leave = (): void => fail(clientLeft());
      const end = (code: number): void =>
        fail(new Error(`The thread of the themes ended with code ${code}.`));
      const late = setTimeout(() => fail(new AppError('UNAVAILABLE', TOO_SLOW)), LIMIT_MS);
      signal.addEventListener('abort', leave);
      worker.on('error', fail).on('exit', end).on('message', succeed);
      worker.postMessage(request);
    });
  }

  #open(): Worker {
    if (this.#worker === null) {
      const source = new URL('./theme-worker.ts', import.meta.url);
      const resourceLimits = { maxOldGenerationSizeMb: MAX_MB };
      this.#worker = startThread(source, 'theme-worker', { resourceLimits });
      this.#worker.unref();
    }
    return this.#worker;
  }

  #close(): void {
    void this.#worker?.terminate();
    this.#worker = null;
  }
}

const TOO_SLOW = 'Sorting the answers into themes took too long. Choose fewer days, or try again later.';

/** Ends a computation whose client has disconnected. Not logged as a fault. */
export const clientLeft = () => new AppError('UNAVAILABLE', 'The client left.', { isReported: true });
