import type { ErrorBody, ErrorCode, FieldErrors } from '#shared/errors.ts';

/** How a call can fail: no reply, a late reply, an unreadable one, or an error status. */
export type ApiFailure =
  | { status: 'FETCH_ERROR' }
  | { status: 'TIMEOUT_ERROR' }
  | { status: 'PARSING_ERROR'; originalStatus: number; data: string }
  | { status: number; data?: unknown };

const MESSAGES = {
  FETCH_ERROR: 'We could not reach Askwell. Check your connection and try again.',
  TIMEOUT_ERROR: 'Askwell took too long to answer. Please try again.',
  PARSING_ERROR: 'Askwell sent an answer that we could not read. Please try again.',
} as const;

export class ApiError extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure, cause?: unknown) {
    super(describe(failure), cause === undefined ? undefined : { cause });
    this.name = 'ApiError';
    this.failure = failure;
  }

  get status(): ApiFailure['status'] {
    return this.failure.status;
  }

  /** The contract's error code, if the server sent one. */
  get code(): ErrorCode | undefined {
    return errorBody(this.failure)?.error.code;
  }

  /** Messages for single input fields, if the server sent any. */
  get fields(): FieldErrors {
    return errorBody(this.failure)?.error.fields ?? {};
  }
}

/** The server does not accept the session. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function describe(failure: ApiFailure): string {
  if (typeof failure.status !== 'number') return MESSAGES[failure.status];
  return errorBody(failure)?.error.message ?? `Askwell answered with an error (${failure.status}).`;
}

/** The contract's error. Other servers on the way send other bodies. */
function errorBody(failure: ApiFailure): ErrorBody | undefined {
  const data = ('data' in failure ? failure.data : null) as Partial<ErrorBody> | null;
  return typeof data?.error?.message === 'string' ? (data as ErrorBody) : undefined;
}

export function isPlanLimit(error: Error): boolean {
  return error instanceof ApiError && error.code === 'PLAN_LIMIT';
}
