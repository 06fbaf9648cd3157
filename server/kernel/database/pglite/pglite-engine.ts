import type { Priority } from '../database.ts';
import { DatabaseError, endsServer, toDatabaseError } from '../database-error.ts';
import type { Engine, Lease, Result, Statement } from '../engine.ts';
import { Turns } from './turns.ts';
import { fromBytes, toBytes } from './wire.ts';
import { WorkerClient } from './worker-client.ts';
import type { WorkerSettings } from './worker-messages.ts';

/** A transaction that awaits something foreign would stop everybody else for as long. */
const IDLE_IN_TRANSACTION_MS = 10_000;
const IDLE_IN_TRANSACTION = '25P03';
const ADMIN_SHUTDOWN = '57P01';
const CONNECTION_FAILURE = '08006';
const DISK_FULL = '53100';

/** The longest that a statement may take; upkeep, such as an index over many rows, takes what it needs. */
const ANSWER_WITHIN_MS = 60_000;

/** How long after a start that failed the next one is tried. */
const START_AGAIN_MS = 3_000;

/** PGlite's one session behind a queue. A thread that broke is replaced at the next statement. */
export class PgliteEngine implements Engine {
  readonly name = 'pglite';
  readonly turns = new Turns();
  readonly #settings: WorkerSettings;
  #client: WorkerClient;
  #closing: Promise<void> | undefined;
  #statements = 0;
  #nextStart = 0;
  #startFault: unknown;

  private constructor(settings: WorkerSettings, client: WorkerClient) {
    this.#settings = settings;
    this.#client = client;
  }

  static async open(settings: WorkerSettings): Promise<PgliteEngine> {
    return new PgliteEngine(settings, await WorkerClient.start(settings));
  }

  /** How many statements were run: what upkeep judges the load by. */
  get statements(): number {
    return this.#statements;
  }

  get waiting(): number {
    return this.turns.waiting;
  }

  async run(statement: Statement, priority: Priority): Promise<Result> {
    const lease = await this.reserve(priority);
    try {
      return await lease.run(statement);
    } finally {
      lease.release();
    }
  }

  async reserve(priority: Priority): Promise<PgliteLease> {
    const done = await this.#take(priority);
    try {
      const client = await this.#liveClient();
      // What is in memory alone could not be started again.
      const limitMs = priority === 'upkeep' || this.#settings.folder === null ? null : ANSWER_WITHIN_MS;
      return new PgliteLease((statement) => this.#send(client, statement, limitMs), done);
    } catch (error) {
      done();
      throw error;
    }
  }

  /** A copy of a database in memory, to open others from without making them anew. */
  async dump(): Promise<Uint8Array> {
    const done = await this.#take('upkeep');
    return this.#client.dump().finally(done);
  }

  close(): Promise<void> {
    this.#closing ??= this.turns.idle().then(() => this.#client.stop(true));
    return this.#closing;
  }

  async #take(priority: Priority): Promise<() => void> {
    if (this.#closing) throw new DatabaseError(ADMIN_SHUTDOWN, new Error('The database is closed.'));
    return this.turns.take(priority);
  }

  /** Always the thread that the lease began with: in another one its transaction would not be open. */
  async #send(client: WorkerClient, statement: Statement, limitMs: number | null): Promise<Result> {
    this.#statements += 1;
    const reply = await client.request(toBytes(statement), limitMs);
    try {
      return fromBytes(reply);
    } catch (error) {
      // Nothing more will come from this one.
      if (endsServer((error as Error).cause)) await client.stop(false);
      throw error;
    }
  }

  async #liveClient(): Promise<WorkerClient> {
    if (this.#client.isAlive) return this.#client;
    // What was only in memory is gone, and a silent empty database would be worse than none.
    if (this.#settings.folder === null) throw lost(new Error('The database in memory broke.'));
    // A full disk makes every start fail: requests in between get that fault at once.
    if (performance.now() < this.#nextStart) throw lost(this.#startFault);
    try {
      await this.#client.stop(false);
      this.#client = await WorkerClient.start(this.#settings);
      return this.#client;
    } catch (error) {
      this.#nextStart = performance.now() + START_AGAIN_MS;
      this.#startFault = error;
      throw lost(error);
    }
  }
}

function lost(cause: unknown): DatabaseError {
  const { sqlState } = toDatabaseError(cause);
  return new DatabaseError(sqlState === DISK_FULL ? sqlState : CONNECTION_FAILURE, cause, undefined, true);
}

class PgliteLease implements Lease {
  readonly #send: (statement: Statement) => Promise<Result>;
  readonly #done: () => void;
  #idle: NodeJS.Timeout | undefined;
  #open = 0;
  #isExpired = false;

  constructor(send: (statement: Statement) => Promise<Result>, done: () => void) {
    this.#send = send;
    this.#done = done;
    this.#watch();
  }

  async run(statement: Statement): Promise<Result> {
    if (this.#isExpired) {
      throw new DatabaseError(IDLE_IN_TRANSACTION, new Error('The transaction waited too long.'));
    }
    clearTimeout(this.#idle);
    this.#open += 1;
    try {
      return await this.#send(statement);
    } finally {
      this.#open -= 1;
      if (this.#open === 0) this.#watch();
    }
  }

  release(): void {
    clearTimeout(this.#idle);
    if (!this.#isExpired) this.#done();
  }

  #watch(): void {
    this.#idle = setTimeout(() => {
      this.#isExpired = true;
      void this.#send({ text: 'ROLLBACK', values: [] })
        .catch(() => undefined)
        .finally(this.#done);
    }, IDLE_IN_TRANSACTION_MS);
  }
}
