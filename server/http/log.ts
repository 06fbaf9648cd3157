import { pino } from 'pino';
import type { DestinationStream } from 'pino';

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
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** PostgreSQL's own errors: five characters, of which the first two tell the kind of fault. */
const SQL_STATE = /^[0-9A-Z]{5}$/;

/**
 * What a log may say of an error. Those of the database quote the values of a statement, in their messages too,
 * and those are people's answers: of them only the code and the names of tables and constraints are kept.
 */
function errorFacts(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { message: 'something other than an error was thrown' };
  const { code, table, constraint } = error as { code?: unknown; table?: unknown; constraint?: unknown };
  const fromDatabase = typeof code === 'string' && SQL_STATE.test(code);
  return {
    name: error.name,
    message: fromDatabase || quotesStatement(error) ? 'a statement failed' : error.message,
    ...(typeof code === 'string' && { code }),
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
