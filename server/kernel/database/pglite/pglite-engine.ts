import type { Priority } from '../database.ts';
import { DatabaseError, endsServer, toDatabaseError } from '../database-error.ts';
import type { Engine, Lease, Result, Statement } from '../engine.ts';
import { FORGET_PLANS, KeptPlans } from '../kept-plans.ts';
import { SessionQueue } from './session-queue.ts';
import { fromBytes, toBytes } from './wire.ts';
import { WorkerClient } from './worker-client.ts';
import type { WorkerSettings } from './worker-messages.ts';

/** While a transaction awaits anything but the database, all other queries wait. */
const IDLE_IN_TRANSACTION_MS = 10_000;
const IDLE_IN_TRANSACTION = '25P03';
const ADMIN_SHUTDOWN = '57P01';
const CONNECTION_FAILURE = '08006';
const DISK_FULL = '53100';

/** Time limit of a statement unless `open` is given another. Upkeep, such as building an index, has none. */
const ANSWER_WITHIN_MS = 60_000;

/** Pause after a failed start before the next attempt. */
const START_AGAIN_MS = 3_000;

/** PGlite's one session behind a queue. A broken thread is replaced at the next statement. */
export class PgliteEngine implements Engine {
  readonly name = 'pglite';
  readonly queue = new SessionQueue();
  readonly #settings: WorkerSettings;
  readonly #answerWithinMs: number;
  readonly #plans = new KeptPlans();
  /** The names of the statements that each session has parsed. */
  readonly #parsed = new WeakMap<WorkerClient, Set<string>>();
  #client: WorkerClient;
  #closing: Promise<void> | undefined;
  #statements = 0;
  #nextStart = 0;
  #startFault: unknown;

  private constructor(settings: WorkerSettings, answerWithinMs: number, client: WorkerClient) {
    this.#settings = settings;
    this.#answerWithinMs = answerWithinMs;
    this.#client = client;
  }

  static async open(settings: WorkerSettings, answerWithinMs = ANSWER_WITHIN_MS): Promise<PgliteEngine> {
    return new PgliteEngine(settings, answerWithinMs, await WorkerClient.start(settings));
  }

  /** The number of statements run so far; upkeep derives the load from it. */
  get statements(): number {
    return this.#statements;
  }

  get waiting(): number {
    return this.queue.waiting;
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
      // An in-memory database cannot be started again.
      const limitMs = priority === 'upkeep' || this.#settings.folder === null ? null : this.#answerWithinMs;
      return new PgliteLease((statements) => this.#send(client, statements, limitMs), done);
    } catch (error) {
      done();
      throw error;
    }
  }

  /** An image of an in-memory database; other databases can start from it. */
  async dump(): Promise<Uint8Array> {
    const done = await this.#take('upkeep');
    return this.#client.dump().finally(done);
  }

  close(): Promise<void> {
    this.#closing ??= this.queue.idle().then(() => this.#client.stop(true));
    return this.#closing;
  }

  async #take(priority: Priority): Promise<() => void> {
    if (this.#closing) throw new DatabaseError(ADMIN_SHUTDOWN, new Error('The database is closed.'));
    return this.queue.take(priority);
  }

  /** Always uses the lease's own thread: another thread does not have its transaction. */
  async #send(
    client: WorkerClient,
    statements: readonly Statement[],
    limitMs: number | null,
  ): Promise<(Result | DatabaseError)[]> {
    this.#statements += statements.length;
    const forgets = this.#plans.areOldIn(client) ? [{ text: FORGET_PLANS, values: [] }] : [];
    const replies = await this.#request(client, [...forgets, ...statements], limitMs);
    replies.splice(0, forgets.length);
    // This thread sends no further messages.
    const isEnding = replies.some((reply) => reply instanceof DatabaseError && endsServer(reply.cause));
    if (isEnding) await client.stop(false);
    return replies;
  }

  async #request(
    client: WorkerClient,
    statements: readonly Statement[],
    limitMs: number | null,
  ): Promise<(Result | DatabaseError)[]> {
    const parsed = this.#parsed.get(client) ?? new Set<string>();
    this.#parsed.set(client, parsed);
    const names = statements.map((statement) => this.#plans.nameIn(client, statement));
    const bytes = statements.map((statement, at) => {
      const name = names[at];
      return toBytes(statement, { name, isParsed: name !== undefined && parsed.has(name) });
    });
    const replies = fromBytes(await client.request(Buffer.concat(bytes), limitMs));
    for (const [at, name] of names.entries()) {
      if (name === undefined) continue;
      if (replies[at] === undefined || replies[at] instanceof DatabaseError) parsed.delete(name);
      else parsed.add(name);
    }
    return replies;
  }

  async #liveClient(): Promise<WorkerClient> {
    if (this.#client.isAlive) return this.#client;
    // An in-memory database is lost with its thread; report that instead of continuing with an empty one.
    if (this.#settings.folder === null) throw lost(new Error('The database in memory broke.'));
    // On a full disk every start fails: requests before the next attempt get the last error at once.
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

type Send = (statements: readonly Statement[]) => Promise<(Result | DatabaseError)[]>;

interface Waiting {
  readonly statement: Statement;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

class PgliteLease implements Lease {
  readonly #send: Send;
  readonly #done: () => void;
  #idle: NodeJS.Timeout | undefined;
  #waiting: Waiting[] = [];
  #open = 0;
  #isExpired = false;

  constructor(send: Send, done: () => void) {
    this.#send = send;
    this.#done = done;
    this.#watch();
  }

  async begin(): Promise<void> {
    await this.run({ text: 'BEGIN', values: [] });
  }

  async run(statement: Statement): Promise<Result> {
    if (this.#isExpired) {
      throw new DatabaseError(IDLE_IN_TRANSACTION, new Error('The transaction waited too long.'));
    }
    clearTimeout(this.#idle);
    this.#open += 1;
    try {
      return await new Promise((resolve, reject) => {
        // Statements that are issued together reach the thread as one message.
        if (this.#waiting.length === 0) process.nextTick(() => void this.#flush());
        this.#waiting.push({ statement, resolve, reject });
      });
    } finally {
      this.#open -= 1;
      if (this.#open === 0) this.#watch();
    }
  }

  release(): void {
    clearTimeout(this.#idle);
    if (!this.#isExpired) this.#done();
  }

  async #flush(): Promise<void> {
    const sent = this.#waiting;
    this.#waiting = [];
    try {
      const replies = await this.#send(sent.map(({ statement }) => statement));
      for (const [at, { resolve, reject }] of sent.entries()) {
        const reply = replies[at];
        if (reply === undefined) reject(lost(new Error('The database left a statement unanswered.')));
        else if (reply instanceof DatabaseError) reject(reply);
        else resolve(reply);
      }
    } catch (error) {
      for (const { reject } of sent) reject(error);
    }
  }

  #watch(): void {
    this.#idle = setTimeout(() => {
      this.#isExpired = true;
      void this.#send([{ text: 'ROLLBACK', values: [] }])
        .catch(() => undefined)
        .finally(this.#done);
    }, IDLE_IN_TRANSACTION_MS);
  }
}
