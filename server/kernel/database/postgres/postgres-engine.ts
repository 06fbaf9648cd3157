import pg from 'pg';
import { toDatabaseError } from '../database-error.ts';
import type { Engine, Lease, Result, Statement } from '../engine.ts';
import { decoderOf } from '../values.ts';
import { FORGET_PLANS, KeptPlans } from '../kept-plans.ts';

export interface PostgresOptions {
  engine: 'postgres';
  url: string;
  /** Maximum number of connections of this instance. */
  poolSize?: number;
  /** Statement time-out. */
  statementTimeoutMs?: number;
  /** Time-out for getting a connection. */
  connectTimeoutMs?: number;
  /** How time-outs and the time zone reach PostgreSQL. Default: none. */
  pooler?: Pooler;
}

/**
 * `none`: one PostgreSQL session for each connection, so its start-up parameters hold. `transaction`: a pooler
 * gives each transaction another session and knows none of those parameters, so each transaction sets them itself.
 */
export type Pooler = 'none' | 'transaction';

const DEFAULTS = {
  poolSize: 10,
  statementTimeoutMs: 30_000,
  connectTimeoutMs: 5_000,
  pooler: 'none' as Pooler,
};

/** While a transaction awaits anything but the database, it holds its locks. */
const IDLE_IN_TRANSACTION_MS = 10_000;

/** Beyond the server's own statement time-out: the server is no longer reachable. */
const UNREACHABLE_AFTER_MS = 5_000;

/** For statements that have no time-out: migrations, backups. `pg` takes 0 for its default. */
const NO_LIMIT_MS = 2 ** 31 - 1;
const NO_TIMEOUT = 'SET LOCAL statement_timeout = 0';

const KEEP_ALIVE_AFTER_MS = 10_000;

/** The value parsers depend on these settings; a server's defaults may differ. */
const FORMATS = { timezone: 'UTC', datestyle: 'ISO', extra_float_digits: '1' };

/** PostgreSQL refuses to run it inside a transaction. */
const OUTSIDE_TRANSACTION = /^\s*VACUUM\b/i;

export function createPostgresEngine(given: PostgresOptions): Engine {
  const options = { ...DEFAULTS, ...given };
  const isPooled = options.pooler === 'transaction';
  const begin = isPooled ? beginWith({ ...timeoutsOf(options), ...FORMATS }) : 'BEGIN';
  // A pooler would give a transaction a session that has no plan of that name.
  const plans = isPooled ? null : new KeptPlans();
  const pool = openPool(options);
  const reserve = async (): Promise<Lease> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw toDatabaseError(error);
    });
    // Sent with what follows; if the connection broke, that fails too.
    if (plans?.areOldIn(client)) client.query(FORGET_PLANS).catch(() => undefined);
    return leaseOf(client, begin, plans);
  };
  return {
    name: 'postgres',
    get waiting() {
      return pool.waitingCount;
    },
    reserve,
    async run(statement) {
      const lease = await reserve();
      try {
        const isAlone = !isPooled || OUTSIDE_TRANSACTION.test(statement.text);
        return await (isAlone ? lease.run(statement) : inOwnTransaction(lease, statement));
      } finally {
        lease.release(false);
      }
    },
    close: () => pool.end(),
  };
}

type Options = Required<PostgresOptions>;

function timeoutsOf({ statementTimeoutMs }: Options) {
  return {
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
}

function openPool(options: Options): pg.Pool {
  const { url, poolSize, statementTimeoutMs, connectTimeoutMs, pooler } = options;
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'askwell',
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: statementTimeoutMs + UNREACHABLE_AFTER_MS,
    allowExitOnIdle: true,
    // Statements are sent without waiting for the previous reply.
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...(pooler === 'none' && { ...timeoutsOf(options), options: startOptions(FORMATS) }),
    types: { getTypeParser: ((type: number) => decoderOf(type)) as typeof pg.types.getTypeParser },
  });
  // A connection that breaks while idle is replaced. Without a listener the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function leaseOf(client: pg.PoolClient, begin: string, plans: KeptPlans | null): Lease {
  let lost = false;
  let isLimited = true;
  let isCorked = false;
  const { stream } = client.connection;
  // Statements that are sent together leave in one write, so PostgreSQL wakes once for all of them.
  const cork = (): void => {
    if (isCorked) return;
    isCorked = true;
    stream.cork();
    process.nextTick(() => {
      isCorked = false;
      stream.uncork();
    });
  };
  const told = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const failure = toDatabaseError(error);
      lost ||= failure.lost;
      throw failure;
    }
  };
  return {
    begin() {
      cork();
      return told(async () => void (await client.query(begin)));
    },
    run(statement) {
      cork();
      if (statement.text === NO_TIMEOUT) isLimited = false;
      const name = plans?.nameIn(client, statement);
      return told(() =>
        send(client, statement, {
          ...(name !== undefined && { name }),
          ...(!isLimited && { query_timeout: NO_LIMIT_MS }),
        }),
      );
    },
    release: (broken) => client.release(broken || lost),
  };
}

function startOptions(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/** One message, so that no statement runs without the settings. They end with the transaction. */
function beginWith(settings: Readonly<Record<string, string | number>>): string {
  const set = Object.entries(settings).map(([name, value]) => `SET LOCAL ${name} = '${value}'`);
  return ['BEGIN', ...set].join('; ');
}

/** Sends all three at once, which takes one round trip. After a failed statement, COMMIT rolls back. */
async function inOwnTransaction(lease: Lease, statement: Statement): Promise<Result> {
  const [begun, result, ended] = await Promise.allSettled([
    lease.begin(),
    lease.run(statement),
    lease.run({ text: 'COMMIT', values: [] }),
  ]);
  if (begun.status === 'rejected') throw begun.reason;
  if (result.status === 'rejected') throw result.reason;
  if (ended.status === 'rejected') throw ended.reason;
  return result.value;
}

async function send(
  client: pg.PoolClient,
  statement: Statement,
  options: { readonly name?: string; readonly query_timeout?: number },
): Promise<Result> {
  const query: pg.QueryArrayConfig<string[]> & { queryMode: 'extended' } = {
    text: statement.text,
    values: [...statement.values] as string[],
    rowMode: 'array',
    // One statement at a time, with or without parameters, as on PGlite.
    queryMode: 'extended',
    ...options,
  };
  const { command, fields, rows } = await client.query<unknown[]>(query);
  return { command, columns: fields.map((field) => field.name), rows };
}
