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

/**
 * What a log may say of an error. Database errors carry the values of a statement in fields of their own and
 * in their messages, and those are people's answers: only the statement is kept.
 */
function errorFacts(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { message: 'something other than an error was thrown' };
  const { code, query } = error as { code?: unknown; query?: unknown };
  const statement = typeof query === 'string';
  return {
    name: error.name,
    message: statement ? 'a statement failed' : error.message,
    ...(typeof code === 'string' && { code }),
    ...(statement && { statement: query }),
    stack: framesOf(error),
    ...(error.cause !== undefined && depth < 3 && { cause: errorFacts(error.cause, depth + 1) }),
  };
}

/** A stack begins with the message; only its frames are kept. */
function framesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
