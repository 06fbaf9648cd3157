import type { IncomingMessage, RequestListener } from 'node:http';
import type { Database, Queries, Transaction } from '#server/kernel/database/database.ts';
import type { Area } from '#server/kernel/http/area.ts';
import type { Route } from '#server/kernel/http/route.ts';
import { createTally, type Tally } from './tally.ts';

/** One transaction of ingest: when it began and ended. */
interface Batch {
  readonly begin: number;
  readonly end: number;
}

interface Seen {
  readonly arrived: number;
  handled?: number;
  settled?: number;
  batch?: Batch | undefined;
}

export interface BatchWatch {
  database(database: Database): Database;
  areas(areas: readonly Area[]): Area[];
  listener(listener: RequestListener): RequestListener;
  /** Forgets what was seen. */
  reset(): void;
  /** Mean milliseconds, and how often each step was seen. */
  read(): WatchReport;
}

export interface WatchReport {
  /** One request, step by step. */
  readonly request: Tally;
  /** One batch, step by step. */
  readonly batch: Tally;
  /** One batch's statements. Pipelined statements share their round trips, so each counts from the one before it. */
  readonly statements: Tally;
}

/** The step of a batch in which no statement is sent. */
export const WITHOUT_STATEMENTS = 'a session';

/**
 * Measures ingest from outside: it wraps the database, the routes and the listener, so that a server without it runs
 * no line more.
 */
export function watchBatches(): BatchWatch {
  let tallies = newTallies();
  let latest: Batch | undefined;
  /** By response: a shopper sends one request at a time. */
  const open = new Map<string, Seen>();
  return {
    database: (database) => ({
      ...database,
      async transaction(work, options) {
        if (options?.priority !== 'ingest') return database.transaction(work, options);
        const steps = { begin: performance.now(), inside: 0, worked: 0 };
        const value = await database.transaction(async (tx) => {
          steps.inside = performance.now();
          const commitWith: Transaction['commitWith'] = (write) => {
            steps.worked = performance.now();
            return tx.commitWith((last) => write(watchStatements(last, tallies.statements)));
          };
          const result = await work({ ...watchStatements(tx, tallies.statements), commitWith });
          steps.worked ||= performance.now();
          return result;
        }, options);
        const end = performance.now();
        latest = { begin: steps.begin, end };
        tallies.batch.add(WITHOUT_STATEMENTS, steps.inside - steps.begin);
        tallies.batch.add('BEGIN, the first statements, and the code between', steps.worked - steps.inside);
        tallies.batch.add('the last statements, and COMMIT', end - steps.worked);
        return value;
      },
    }),
    areas: (areas) =>
      areas.map((area) => ({ ...area, ...(area.routes && { routes: area.routes.map(watchRoute) }) })),
    listener: (listener) => (request, response) => {
      const key = keyOf(request);
      const seen: Seen = { arrived: performance.now() };
      if (key !== null) {
        open.set(key, seen);
        response.on('finish', () => tell(seen, performance.now()));
      }
      listener(request, response);
    },
    reset: () => {
      tallies = newTallies();
      open.clear();
    },
    read: () => tallies,
  };

  function watchRoute(route: Route): Route {
    if (route.endpoint.name !== 'saveResponse') return route;
    return {
      ...route,
      async handle(call) {
        const seen = open.get((call.input as { responseId: string }).responseId);
        if (seen !== undefined) seen.handled = performance.now();
        const value = await route.handle(call);
        if (seen !== undefined) {
          seen.settled = performance.now();
          seen.batch = latest;
        }
        return value;
      },
    };
  }

  function tell({ arrived, handled, settled, batch }: Seen, sent: number): void {
    if (handled === undefined || settled === undefined || batch === undefined) return;
    // A batch that began before the reset.
    if (batch.begin < handled) return;
    tallies.request.add('reading, parsing and checking the body', handled - arrived);
    tallies.request.add('waiting for its batch to begin', batch.begin - handled);
    tallies.request.add('its batch', batch.end - batch.begin);
    tallies.request.add('from the commit to the handler’s result', settled - batch.end);
    tallies.request.add('writing the reply', sent - settled);
    tallies.request.add('all', sent - arrived);
  }
}

const newTallies = (): WatchReport => ({
  request: createTally(),
  batch: createTally(),
  statements: createTally(),
});

function keyOf({ url = '' }: IncomingMessage): string | null {
  return /\/responses\/(\w+)$/.exec(url)?.[1] ?? null;
}

function watchStatements(tx: Queries, tally: Tally): Queries {
  let answered = 0;
  return {
    async query(sql, parameters, options) {
      const sent = performance.now();
      const rows = await tx.query(sql, parameters, options);
      const now = performance.now();
      tally.add(nameOfStatement(sql), now - Math.max(sent, answered));
      answered = now;
      return rows as never;
    },
  };
}

/** `INSERT INTO texts`, `SELECT FROM surveys`: enough to tell a batch's statements apart. */
export function nameOfStatement(sql: string): string {
  const text = sql.replaceAll(/\s+/g, ' ').trim();
  const verb = /^\w+/.exec(text)?.[0].toUpperCase() ?? '';
  if (verb === 'SELECT') {
    const lock = / FOR (?:NO KEY )?(?:UPDATE|SHARE)/.test(text) ? ', locks' : '';
    const isUnion = text.includes(' UNION ALL ');
    return `SELECT FROM ${/ FROM (\w+)/.exec(text)?.[1] ?? '?'}${isUnion ? ' and others' : ''}${lock}`;
  }
  const table = /^(?:INSERT INTO|UPDATE|DELETE FROM) (\w+)/.exec(text)?.[1];
  if (table === undefined) return verb;
  if (verb === 'UPDATE') return `UPDATE ${table}`;
  if (verb === 'DELETE') return `DELETE FROM ${table}`;
  return `${text.includes(' DO UPDATE ') ? 'UPSERT' : 'INSERT'} INTO ${table}`;
}
