import { pino, type DestinationStream } from 'pino';
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
 * While the database is down, every running request fails, and that fault has its own log line. The lines of the
 * single requests therefore go to `debug`: thousands of them would add nothing, and could fill a disk that is
 * already full.
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

/** The buffer for lines that the output cannot take; further lines are dropped. */
const WAITING_BYTES = 1024 * 1024;

/**
 * An output that cannot be written, such as a file on a full disk, must not stop the server. pino's own destination
 * would throw an uncaught error or block forever. This one buffers a limited number of lines until the output works
 * again.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ fd: 1, sync: true, maxLength: WAITING_BYTES });
  output.on('error', () => undefined);
  return { write: (line) => void output.write(line) };
}

/** An error that is logged without its stack: a fault outside, or one whose stack was logged before. */
export class WithoutStack {
  readonly error: unknown;

  constructor(error: unknown) {
    this.error = error;
  }
}

/** A SQLSTATE: five characters, at least one of them a digit, which excludes codes such as EPERM. */
const SQL_STATE = /^(?=.*\d)[0-9A-Z]{5}$/;

/**
 * The loggable facts of an error. Database errors quote the values of a statement, even in their messages, and those
 * are people's answers: only the code and the names of tables and constraints are logged.
 */
function errorFacts(error: unknown, depth = 0, hasStack = true): unknown {
  if (error instanceof WithoutStack) return errorFacts(error.error, depth, false);
  if (!(error instanceof Error)) return { message: 'something other than an error was thrown' };
  const { code, table, constraint, sqlState } = error as Partial<
    Record<'code' | 'table' | 'constraint' | 'sqlState', unknown>
  >;
  const fromDatabase = typeof code === 'string' && SQL_STATE.test(code);
  return {
    name: error.name,
    message: fromDatabase ? 'a statement failed' : error.message,
    ...(typeof code === 'string' && { code }),
    ...(typeof sqlState === 'string' && { sqlState }),
    ...(fromDatabase && typeof table === 'string' && { table }),
    ...(fromDatabase && typeof constraint === 'string' && { constraint }),
    ...(hasStack && { stack: framesOf(error) }),
    ...(error.cause !== undefined && depth < 3 && { cause: errorFacts(error.cause, depth + 1, hasStack) }),
  };
}

/** A stack begins with the message; only its frames are logged. */
function framesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
