/**
 * Every error that may leave the server: the code that server and web share, the HTTP status, and the default
 * message.
 */
export const ERRORS = {
  INVALID_INPUT: { status: 400, message: 'Some of what was sent is not valid.' },
  SURVEY_ID_NOT_SET: { status: 400, message: 'Survey ID is not set' },
  UNAUTHENTICATED: { status: 401, message: 'Please log in again.' },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do this.' },
  NOT_FOUND: { status: 404, message: 'We could not find what you asked for.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not take that kind of request.' },
  CONFLICT: { status: 409, message: 'This was changed somewhere else in the meantime.' },
  SURVEY_CLOSED: { status: 409, message: 'This survey takes no more answers.' },
  SURVEY_FULL: { status: 409, message: 'This survey has all the answers it needs.' },
  RESPONSE_TAKEN: { status: 409, message: 'You have answered this survey already.' },
  GONE: { status: 410, message: 'This is no longer available.' },
  TOO_LARGE: { status: 413, message: 'What was sent is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'What was sent has a format we do not read.' },
  PLAN_LIMIT: { status: 402, message: 'This feature is not available on your current plan' },
  ANSWERS_REFUSED: { status: 422, message: 'These answers do not fit the survey.' },
  TOO_EARLY: { status: 425, message: 'This came before the connection was secure. Please send it again.' },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  UPSTREAM: { status: 502, message: 'The store platform did not answer as expected. Please try again.' },
  UNAVAILABLE: { status: 503, message: 'We are briefly unavailable. Please try again in a moment.' },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** Errors of input fields: the field's path in dotted form, and a message. */
export type FieldErrors = Record<string, string>;

/** The body of every error reply. */
export interface ErrorBody {
  error: { code: ErrorCode; message: string; fields?: FieldErrors };
}

interface AppErrorOptions {
  fields?: FieldErrors;
  /** Seconds until a retry makes sense; sent as the Retry-After header. */
  retryAfter?: number;
  /** The code that throws the error logs it itself, once for all requests that fail with it. */
  isReported?: boolean;
  cause?: unknown;
}

/** An error with a code. Its message is written for people and may be shown to them. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly isReported: boolean;

  constructor(code: ErrorCode, message: string = ERRORS[code].message, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.isReported = options.isReported ?? false;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}
