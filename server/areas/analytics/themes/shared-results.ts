import { LruMap } from '#server/kernel/limits/lru-map.ts';

interface Running<T> {
  readonly result: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
}

/**
 * Computes each result once for all who ask for it at the same time, and keeps the latest results. A computation is given
 * up when nobody waits for it any more.
 */
export class SharedResults<T> {
  readonly #kept: LruMap<string, T>;
  readonly #running = new Map<string, Running<T>>();

  constructor(most: number) {
    this.#kept = new LruMap(most);
  }

  async get(key: string, signal: AbortSignal, compute: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const running = this.#running.get(key) ?? this.#start(key, compute);
    running.waiting += 1;
    const leave = (): void => {
      running.waiting -= 1;
      if (running.waiting > 0) return;
      if (this.#running.get(key) === running) this.#running.delete(key);
      running.controller.abort();
    };
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await running.result;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  #start(key: string, compute: (signal: AbortSignal) => Promise<T>): Running<T> {
    const controller = new AbortController();
    const running = { result: this.#compute(key, compute, controller.signal), controller, waiting: 0 };
    this.#running.set(key, running);
    return running;
  }

  async #compute(key: string, compute: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
    try {
      const result = await compute(signal);
      this.#kept.set(key, result);
      return result;
    } finally {
      if (!signal.aborted) this.#running.delete(key);
    }
  }
}
