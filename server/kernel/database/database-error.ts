import { AppError } from '#shared/errors.ts';

/** PostgreSQL's five characters for what went wrong; a connection that broke has none of its own. */
const CONNECTION_FAILURE = '08006';

/** Two transactions met; the one that lost may simply be run again. */
const RETRYABLE = new Set(['40001', '40P01']);

/** The server ends the connection or can't take one: 57P01-57P05, 25P03, a failed-over replica, too many clients. */
const LOST = new Set(['57P01', '57P02', '57P03', '57P04', '57P05', '25P03', '25006', '53300']);

/** Time ran out, or a lock could not be had: the statement did nothing. */
const BUSY = new Set(['57014', '55P03']);

/**
 * A value that its column's type can't hold: text that is none in UTF-8, text that is no number or date, NUL in JSON, a
 * number out of range, no such day. Only what was sent can hold one, so it is a fault of the request.
 */
const BAD_VALUE = new Set(['22021', '22P02', '22P05', '22003', '22007', '22008']);

const RETRY_AFTER_SECONDS = 2;

const DISK_FULL = '53100';

/**
 * A failure of the database, told alike by both engines. What the engine said stays in `cause`: it may quote
 * values, so people only see the sentence of the code.
 */
export class DatabaseError extends AppError {
  readonly sqlState: string;
  /** The transaction may be run again as a whole. */
  readonly retryable: boolean;
  /** The connection broke: whether a commit under way was kept is unknown. */
  readonly lost: boolean;
  /** The violated constraint, where one was. */
  readonly constraint: string | undefined;

  constructor(sqlState: string, cause: unknown, constraint?: string, isLost = false) {
    const lost = isLost || LOST.has(sqlState) || sqlState.startsWith('08') || endsServer(cause);
    const unavailable = lost || BUSY.has(sqlState) || sqlState.startsWith('53');
    super(unavailable ? 'UNAVAILABLE' : BAD_VALUE.has(sqlState) ? 'INVALID_INPUT' : 'INTERNAL', undefined, {
      cause,
      ...(unavailable ? { retryAfter: RETRY_AFTER_SECONDS } : {}),
      // The database's own report says when it begins and ends: a line per request would only fill the log.
      isReported: lost || sqlState === DISK_FULL,
    });
    this.name = 'DatabaseError';
    this.sqlState = sqlState;
    this.retryable = RETRYABLE.has(sqlState);
    this.lost = lost;
    this.constraint = constraint;
  }
}

/** What a file says that can't grow. Only faults of files have no code of their own; their sentences quote no values. */
const NO_ROOM = /No space left|ENOSPC|File too large|EFBIG|quota exceeded|EDQUOT/i;
const OF_FILES: readonly unknown[] = ['XX000', '58030', undefined];

/** True if the error, or what caused it, is that a disk, a quota or a limit of the process is full. */
export function isNoRoom(error: unknown): boolean {
  if (error instanceof DatabaseError && error.sqlState === DISK_FULL) return true;
  if (!(error instanceof Error)) return false;
  return NO_ROOM.test(error.message) || isNoRoom(error.cause);
}

/** Undefined for the codes of others, such as ECONNREFUSED. */
function stateOf(code: unknown): string | undefined {
  return typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** PostgreSQL says so of what ends its process, whatever the code: a full disk may be such an end. */
export function endsServer(error: unknown): boolean {
  const { severity } = (error ?? {}) as { severity?: unknown };
  return severity === 'FATAL' || severity === 'PANIC';
}

/** An error of an engine: with a SQLSTATE it is the server's, without one the way to the server broke. */
export function toDatabaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const { code, message, constraint } = (error ?? {}) as Partial<
    Record<'code' | 'message' | 'constraint', unknown>
  >;
  const state = stateOf(code);
  // PostgreSQL has a code for a full disk, but none for a quota or a limit that was reached.
  const isFull = OF_FILES.includes(state) && NO_ROOM.test(String(message));
  return new DatabaseError(
    isFull ? DISK_FULL : (state ?? CONNECTION_FAILURE),
    error,
    typeof constraint === 'string' ? constraint : undefined,
  );
}

/** Why a database can't be opened, as a code for programs that read the log. */
export type StartFault =
  | 'DATA_FOLDER_IN_USE'
  | 'DATA_FOLDER_UNWRITABLE'
  | 'DATA_FOLDER_DAMAGED'
  | 'DISK_FULL'
  | 'MIGRATION_CHANGED'
  | 'MIGRATION_FAILED'
  | 'MIGRATION_UNKNOWN';

/** The database can't be opened at all. The operator reads the message. */
export class DatabaseStartError extends Error {
  readonly code: StartFault;

  constructor(code: StartFault, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'DatabaseStartError';
    this.code = code;
  }
}
