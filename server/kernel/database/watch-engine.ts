import { performance } from 'node:perf_hooks';
import type { Priority } from './database.ts';
import { DatabaseError } from './database-error.ts';
import type { Engine, Lease } from './engine.ts';

/** Receives events about the database's health. */
export interface EngineWatch {
  /** Called once the engine exists; `waiting` can be read at any time. */
  begin(engine: Pick<Engine, 'name' | 'waiting' | 'run'>): void;
  /** A statement was answered, possibly with an SQL error. */
  answered(): void;
  failed(error: DatabaseError): void;
  /** How long a statement or a transaction took, including its wait for a session. */
  took(milliseconds: number, priority: Priority): void;
}

/** Wraps an engine and reports its events to `watch`. */
export function watchEngine(engine: Engine, watch: EngineWatch): Engine {
  watch.begin(engine);

  async function told<T>(work: () => Promise<T>): Promise<T> {
    try {
      const value = await work();
      watch.answered();
      return value;
    } catch (error) {
      if (error instanceof DatabaseError) watch.failed(error);
      throw error;
    }
  }

  async function reserve(priority: Priority): Promise<Lease> {
    const begin = performance.now();
    // Getting a session proves nothing: the session may be broken.
    const lease = await engine.reserve(priority).catch((error: unknown) => {
      if (error instanceof DatabaseError) watch.failed(error);
      throw error;
    });
    return {
      begin: () => told(() => lease.begin()),
      run: (statement) => told(() => lease.run(statement)),
      release(broken) {
        lease.release(broken);
        watch.took(performance.now() - begin, priority);
      },
    };
  }

  return {
    name: engine.name,
    get waiting() {
      return engine.waiting;
    },
    async run(statement, priority) {
      const begin = performance.now();
      try {
        return await told(() => engine.run(statement, priority));
      } finally {
        watch.took(performance.now() - begin, priority);
      }
    },
    reserve,
    close: () => engine.close(),
  };
}
