import { performance } from 'node:perf_hooks';
import type { Priority } from './database.ts';
import { DatabaseError } from './database-error.ts';
import type { Engine, Lease } from './engine.ts';

/** Who is told how the database does. */
export interface EngineWatch {
  /** The engine is there; how many wait for it can be asked at any time. */
  begin(engine: Pick<Engine, 'name' | 'waiting' | 'run'>): void;
  /** A statement was answered, be it with an error of its own. */
  answered(): void;
  failed(error: DatabaseError): void;
  /** How long a statement or a whole transaction took, with its wait for a session. */
  took(milliseconds: number, priority: Priority): void;
}

/** The same engine, with somebody looking on. */
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
    // A session that could be had is no answer yet: it may turn out to be a broken one.
    const lease = await engine.reserve(priority).catch((error: unknown) => {
      if (error instanceof DatabaseError) watch.failed(error);
      throw error;
    });
    return {
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
