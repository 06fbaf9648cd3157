import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import { AppError } from '#shared/errors.ts';

type Fields = Record<string, unknown>;

/** Structured logs: facts as fields, a plain sentence as the message. */
export interface Logger {
  debug(fields: Fields, message: string): void;
  info(fields: Fields, message: string): void;
  warn(fields: Fields, message: string): void;
  error(fields: Fields, message: string): void;
  fatal(fields: Fields, message: string): void;
  child(fields: Fields): Logger;
}

export interface LogOptions {
  level: string;
  /** Default: standard output. */
  destination?: DestinationStream;
}

export function createLog({ level, destination }: LogOptions): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { error: errorFacts },
  };
  return withoutRepeats(pino(options, destination ?? standardOutput()));
}

/**
 * A fault that is reported by itself, such as a database that is away, fails all that is under way. The line of each of
 * them goes to `debug`: by the thousand they would say nothing new, and fill a disk that may be the fault.
 */
function withoutRepeats(log: Logger): Logger {
  const levelOf = (fields: Fields, level: 'warn' | 'error') =>
    fields['error'] instanceof AppError && fields['error'].isReported ? 'debug' : level;
  return {
    debug: (fields, message) => log.debug(fields, message),
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log[levelOf(fields, 'warn')](fields, message),
    error: (fields, message) => log[levelOf(fields, 'error')](fields, message),
    fatal: (fields, message) => log.fatal(fields, message),
    child: (fields) => withoutRepeats(log.child(fields)),
  };
}

/** Lines that wait for an output that can't take them; what comes beyond is dropped. */
const WAITING_BYTES = 1024 * 1024;

/**
 * An output that can't be written, such as a file on a full disk, must not take the server along: pino's own would
 * throw where nobody catches, and then wait without end. Lines are kept until it can be written again, up to a measure.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ fd: 1, sync: true, maxLength: WAITING_BYTES });
  output.on('error', () => undefined);
  return { write: (line) => void output.write(line) };
}

/** PostgreSQL's own errors: five characters, of which the first two tell the kind of fault. EPERM is none. */
const SQL_STATE = /^(?=.*\d)[0-9A-Z]{5}$/;

/**
 * What a log may say of an error. Those of the database quote the values of a statement, in their messages too,
 * and those are people's answers: of them only the code and the names of tables and constraints are kept.
 */
function errorFacts(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { message: 'something other than an error was thrown' };
  const { code, table, constraint, sqlState } = error as Partial<
    Record<'code' | 'table' | 'constraint' | 'sqlState', unknown>
  >;
  const fromDatabase = typeof code === 'string' && SQL_STATE.test(code);
  return {
    name: error.name,
    message: fromDatabase || quotesStatement(error) ? 'a statement failed' : error.message,
    ...(typeof code === 'string' && { code }),
    ...(typeof sqlState === 'string' && { sqlState }),
    ...(fromDatabase && typeof table === 'string' && { table }),
    ...(fromDatabase && typeof constraint === 'string' && { constraint }),
    stack: framesOf(error),
    ...(error.cause !== undefined && depth < 3 && { cause: errorFacts(error.cause, depth + 1) }),
  };
}

/** The query builder puts a statement and its values into the message. */
const quotesStatement = (error: Error) => 'query' in error && 'params' in error;

/** A stack begins with the message; only its frames are kept. */
function framesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
