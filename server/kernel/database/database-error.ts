import { AppError } from '#shared/errors.ts';

/** SQLSTATE for errors of the connection, which have no code of their own. */
const CONNECTION_FAILURE = '08006';

/** Serialization failure and deadlock: the transaction can be retried. */
const RETRYABLE = new Set(['40001', '40P01']);

/**
 * The server ends the connection or refuses a new one: 57P01-57P05, 25P03, a failed-over replica, too many clients.
 */
const LOST = new Set(['57P01', '57P02', '57P03', '57P04', '57P05', '25P03', '25006', '53300']);

/** Statement time-out or lock time-out: the statement had no effect. */
const BUSY = new Set(['57014', '55P03']);

/**
 * Invalid values: text that is not UTF-8, an invalid number or date, NUL in JSON, a number out of range. Only input
 * can contain them, so the request is at fault.
 */
const BAD_VALUE = new Set(['22021', '22P02', '22P05', '22003', '22007', '22008']);

const RETRY_AFTER_SECONDS = 2;

const DISK_FULL = '53100';

/**
 * A database failure in the same form for both engines. The engine's message stays in `cause`, because it may quote
 * values; people see only the sentence of the code.
 */
export class DatabaseError extends AppError {
  readonly sqlState: string;
  /** The transaction can be retried as a whole. */
  readonly retryable: boolean;
  /** The connection broke, so it is unknown whether a running commit succeeded. */
  readonly lost: boolean;
  /** The violated constraint, if any. */
  readonly constraint: string | undefined;

  constructor(sqlState: string, cause: unknown, constraint?: string, isLost = false) {
    const lost =
      isLost ||
      LOST.has(sqlState) ||
      sqlState.startsWith('08') ||
      endsServer(cause) ||
      isOutdatedPlan(sqlState, cause);
    const unavailable = lost || BUSY.has(sqlState) || sqlState.startsWith('53');
    super(unavailable ? 'UNAVAILABLE' : BAD_VALUE.has(sqlState) ? 'INVALID_INPUT' : 'INTERNAL', undefined, {
      cause,
      ...(unavailable ? { retryAfter: RETRY_AFTER_SECONDS } : {}),
      // The database's own report logs when the fault begins and ends: a line per request would only fill the log.
      isReported: lost || sqlState === DISK_FULL,
    });
    this.name = 'DatabaseError';
    this.sqlState = sqlState;
    this.retryable = RETRYABLE.has(sqlState);
    this.lost = lost;
    this.constraint = constraint;
  }
}

/**
 * Messages of full disks and file limits. Such errors have no SQLSTATE of their own; their messages quote no values.
 */
const DISK_FULL_MESSAGES = /No space left|ENOSPC|File too large|EFBIG|quota exceeded|EDQUOT/i;
const OF_FILES: readonly unknown[] = ['XX000', '58030', undefined];

/** True if the error or its cause is a full disk, quota or file limit. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof DatabaseError && error.sqlState === DISK_FULL) return true;
  if (!(error instanceof Error)) return false;
  return DISK_FULL_MESSAGES.test(error.message) || isDiskFull(error.cause);
}

/** Undefined for codes that are not SQLSTATEs, such as ECONNREFUSED. */
function stateOf(code: unknown): string | undefined {
  return typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** PostgreSQL marks errors that end its process as FATAL or PANIC, whatever the code; a full disk may be one. */
export function endsServer(error: unknown): boolean {
  const { severity } = (error ?? {}) as { severity?: unknown };
  return severity === 'FATAL' || severity === 'PANIC';
}

/** A migration changed the columns of a plan that the session keeps. Another session makes a new plan. */
function isOutdatedPlan(sqlState: string, error: unknown): boolean {
  return sqlState === '0A000' && error instanceof Error && error.message.startsWith('cached plan');
}

/** Converts an engine's error. With a SQLSTATE it came from the server; without one, the connection broke. */
export function toDatabaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const { code, message, constraint } = (error ?? {}) as Partial<
    Record<'code' | 'message' | 'constraint', unknown>
  >;
  const state = stateOf(code);
  // PostgreSQL has a code for a full disk, but none for a quota or a file limit.
  const isFull = OF_FILES.includes(state) && DISK_FULL_MESSAGES.test(String(message));
  return new DatabaseError(
    isFull ? DISK_FULL : (state ?? CONNECTION_FAILURE),
    error,
    typeof constraint === 'string' ? constraint : constraintIn(state, message),
  );
}

/** Constraint violations, except not-null violations, which name a column. */
const VIOLATIONS = ['23503', '23505', '23514', '23P01'];

/**
 * Errors from a Citus worker have no constraint field. The message ends with the constraint's name and the shard's
 * number.
 */
function constraintIn(state: string | undefined, message: unknown): string | undefined {
  if (state === undefined || !VIOLATIONS.includes(state) || typeof message !== 'string') return undefined;
  return /"([^"]+?)(?:_\d+)?"[^"]*$/.exec(message)?.[1];
}

/** Why a database cannot be opened, as a code for programs that read the log. */
export type StartFault =
  | 'DATA_FOLDER_IN_USE'
  | 'DATA_FOLDER_UNWRITABLE'
  | 'DATA_FOLDER_DAMAGED'
  | 'DISK_FULL'
  | 'MIGRATION_BLOCKED'
  | 'MIGRATION_CHANGED'
  | 'MIGRATION_FAILED'
  | 'MIGRATION_UNKNOWN'
  | 'SESSION_SETTINGS';

/** The database cannot be opened. The message is written for the operator. */
export class DatabaseStartError extends Error {
  readonly code: StartFault;

  constructor(code: StartFault, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'DatabaseStartError';
    this.code = code;
  }
}
