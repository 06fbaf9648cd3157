import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Queries, QueryOptions } from './database.ts';
import { DatabaseError } from './database-error.ts';
import type { Engine, Lease, Result, Statement } from './engine.ts';
import { toObjects } from './engine.ts';
import { createOrm } from './orm.ts';
import { encode } from './values.ts';

const MAX_ATTEMPTS = 6;
const RETRY_STEP_MS = 15;

/** The transaction that the current code runs in. */
interface Scope {
  open: boolean;
}

/** Wraps an engine: queries, transactions with retries, and checks against misuse. */
export function createDatabase(engine: Engine): Database {
  const scopes = new AsyncLocalStorage<Scope>();

  const runOutside = (statement: Statement, options: QueryOptions = {}): Promise<Result> => {
    refuseInside(scopes.getStore(), 'query');
    return engine.run(statement, options.priority ?? 'screen');
  };

  const attempt = async <T>(work: (tx: Queries) => Promise<T>, options: QueryOptions): Promise<T> => {
    const lease = await engine.reserve(options.priority ?? 'screen');
    const scope: Scope = { open: true };
    return inTransaction(lease, scope, () => scopes.run(scope, () => work(queriesOf(lease, scope))));
  };

  const transaction = async <T>(
    work: (tx: Queries) => Promise<T>,
    options: QueryOptions = {},
  ): Promise<T> => {
    refuseInside(scopes.getStore(), 'transaction');
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(work, options);
      } catch (error) {
        if (!(error instanceof DatabaseError) || !error.retryable || tries === MAX_ATTEMPTS) throw error;
        // A random pause, so that transactions that conflicted do not conflict again.
        await sleep(Math.random() * RETRY_STEP_MS * 2 ** tries);
      }
    }
  };

  return {
    engine: engine.name,
    ...queries(runOutside),
    transaction,
    close: () => engine.close(),
  };
}

function queries(run: (statement: Statement, options?: QueryOptions) => Promise<Result>): Queries {
  return {
    async query<Row extends object>(
      text: string,
      parameters: readonly unknown[] = [],
      options?: QueryOptions,
    ) {
      const result = await run({ text, values: parameters.map(encode) }, options);
      return toObjects(result) as Row[];
    },
    orm: createOrm((statement) => run(statement)),
  };
}

function queriesOf(lease: Lease, scope: Scope): Queries {
  return queries(async (statement) => {
    if (!scope.open) throw new Error('This transaction has ended; its handle can no longer be used.');
    return lease.run(statement);
  });
}

async function inTransaction<T>(lease: Lease, scope: Scope, work: () => Promise<T>): Promise<T> {
  let broken = false;
  try {
    await lease.begin();
    const value = await work().finally(() => (scope.open = false));
    const { command } = await lease.run({ text: 'COMMIT', values: [] });
    // PostgreSQL answers COMMIT of a failed transaction with a rollback and no error.
    if (command !== 'COMMIT') throw new Error('A statement in this transaction failed, so nothing was kept.');
    return value;
  } catch (error) {
    scope.open = false;
    await lease.run({ text: 'ROLLBACK', values: [] }).catch(() => (broken = true));
    throw error;
  } finally {
    lease.release(broken);
  }
}

/** On PGlite's single session such a call would wait for the transaction that waits for it: a deadlock. */
function refuseInside(scope: Scope | undefined, what: 'query' | 'transaction'): void {
  if (!scope?.open) return;
  throw new Error(
    what === 'query'
      ? 'Inside a transaction use the handle it was given, not the database: they would wait for each other.'
      : 'A transaction was begun inside another one: they would wait for each other.',
  );
}
