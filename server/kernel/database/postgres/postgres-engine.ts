import pg from 'pg';
import { toDatabaseError } from '../database-error.ts';
import type { Engine, Lease, Result, Statement } from '../engine.ts';
import { decoderOf } from '../values.ts';

export interface PostgresOptions {
  engine: 'postgres';
  url: string;
  /** Maximum number of connections of this instance. */
  poolSize?: number;
  /** Statement time-out. */
  statementTimeoutMs?: number;
  /** Time-out for getting a connection. */
  connectTimeoutMs?: number;
}

const DEFAULTS = { poolSize: 10, statementTimeoutMs: 30_000, connectTimeoutMs: 5_000 };

/** While a transaction awaits anything but the database, it holds its locks. */
const IDLE_IN_TRANSACTION_MS = 10_000;

/** Beyond the server's own statement time-out: the server is no longer reachable. */
const UNREACHABLE_AFTER_MS = 5_000;

const KEEP_ALIVE_AFTER_MS = 10_000;

export function createPostgresEngine(options: PostgresOptions): Engine {
  const { url, poolSize, statementTimeoutMs, connectTimeoutMs } = { ...DEFAULTS, ...options };
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'askwell',
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + UNREACHABLE_AFTER_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    allowExitOnIdle: true,
    // Statements are sent without waiting for the previous reply.
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    // The value parsers depend on these settings; a server's defaults may differ.
    options: '-c timezone=UTC -c datestyle=ISO -c extra_float_digits=1',
    types: { getTypeParser: ((type: number) => decoderOf(type)) as typeof pg.types.getTypeParser },
  });
  // A connection that breaks while idle is replaced. Without a listener the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  const reserve = async (): Promise<Lease> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw toDatabaseError(error);
    });
    let lost = false;
    return {
      async run(statement) {
        try {
          return await send(client, statement);
        } catch (error) {
          const failure = toDatabaseError(error);
          lost ||= failure.lost;
          throw failure;
        }
      },
      release: (broken) => client.release(broken || lost),
    };
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
        return await lease.run(statement);
      } finally {
        lease.release(false);
      }
    },
    close: () => pool.end(),
  };
}

async function send(client: pg.PoolClient, statement: Statement): Promise<Result> {
  const query: pg.QueryArrayConfig<string[]> & { queryMode: 'extended' } = {
    text: statement.text,
    values: [...statement.values] as string[],
    rowMode: 'array',
    // One statement at a time, with or without parameters, as on PGlite.
    queryMode: 'extended',
  };
  const { command, fields, rows } = await client.query<unknown[]>(query);
  return { command, columns: fields.map((field) => field.name), rows };
}
