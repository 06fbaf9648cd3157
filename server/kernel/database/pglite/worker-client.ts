import type { Worker } from 'node:worker_threads';
import { startThread } from '#server/kernel/threads/start-thread.ts';
import { DatabaseError } from '../database-error.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

const CONNECTION_LOST = '08006';

interface Pending {
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
}

/** The main thread's connection to the worker: sends and receives bytes in order. */
export class WorkerClient {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  #end: Error | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  static async start(settings: WorkerSettings): Promise<WorkerClient> {
    const source = new URL('./pglite-worker.ts', import.meta.url);
    const worker = startThread(source, 'pglite-worker', { workerData: settings });
    const client = new WorkerClient(worker);
    try {
      await client.#ready();
    } catch (error) {
      await worker.terminate();
      throw error;
    }
    worker.unref();
    return client;
  }

  #ready(): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = (reason: string): void => {
        this.#fail(reason);
        reject(new Error(reason));
      };
      this.#worker.on('message', (message: FromWorker) => {
        switch (message.kind) {
          case 'ready':
            resolve();
            return;
          case 'reply':
            this.#receive(message.id, message.bytes);
            return;
          case 'broken':
            fail(message.reason);
        }
      });
      this.#worker.on('error', (error) => fail(String(error)));
      this.#worker.on('exit', (code) => fail(`The database's thread ended with code ${code}.`));
    });
  }

  /** Whether the thread can still answer. */
  get isAlive(): boolean {
    return this.#end === undefined;
  }

  /** With a limit, a slower thread is ended: on a full disk PostgreSQL may loop forever. */
  async request(bytes: Uint8Array, limitMs: number | null = null): Promise<Uint8Array> {
    const reply = this.#ask((id) => ({ kind: 'request', id, bytes }));
    if (limitMs === null) return reply;
    const late = setTimeout(() => {
      this.#fail(`The database's thread did not answer for ${limitMs / 1000} seconds.`);
      void this.#worker.terminate();
    }, limitMs);
    try {
      return await reply;
    } finally {
      clearTimeout(late);
    }
  }

  /** An image of the in-memory database; other databases can start from it. */
  dump(): Promise<Uint8Array> {
    return this.#ask((id) => ({ kind: 'dump', id }));
  }

  /** Ends the thread. `politely` lets PostgreSQL write its last checkpoint first. */
  async stop(politely: boolean): Promise<void> {
    if (politely && this.isAlive) {
      this.#worker.ref();
      const gone = new Promise((resolve) => this.#worker.once('exit', resolve));
      this.#post({ kind: 'close' });
      await gone;
      return;
    }
    await this.#worker.terminate();
  }

  #ask(message: (id: number) => ToWorker): Promise<Uint8Array> {
    if (this.#end) return Promise.reject(new DatabaseError(CONNECTION_LOST, this.#end));
    this.#lastId += 1;
    const id = this.#lastId;
    // Only an awaited answer keeps the process alive.
    this.#worker.ref();
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#post(message(id));
    });
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #receive(id: number, bytes: Uint8Array): void {
    this.#pending.get(id)?.resolve(bytes);
    this.#pending.delete(id);
    if (this.#pending.size === 0) this.#worker.unref();
  }

  #fail(reason: string): void {
    this.#end ??= new Error(reason);
    for (const { reject } of this.#pending.values()) reject(new DatabaseError(CONNECTION_LOST, this.#end));
    this.#pending.clear();
  }
}
