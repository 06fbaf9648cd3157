import type { ErrorCode } from '#shared/errors.ts';
import { ApiError } from '../../../lib/api/api-error.ts';

/**
 * The kinds of failed save. *Retry*: it is unknown whether the save arrived, so it is sent again unchanged.
 * *Conflict*: the survey was changed elsewhere. *Refused*: the server rejects this save, so a retry is useless.
 */
export interface SaveFault {
  readonly kind: 'retry' | 'conflict' | 'refused';
  readonly message: string;
  readonly code: ErrorCode | undefined;
}

/** These statuses may change with time: a merchant may sign in again, a time-out or a rate limit may end. */
const WORTH_RETRYING = [401, 408, 429];
const DELETED = [404, 410];

export function saveFaultOf(fault: unknown): SaveFault {
  const message = fault instanceof Error ? fault.message : 'Your last changes were not saved.';
  if (!(fault instanceof ApiError)) return { kind: 'retry', message, code: undefined };
  const { status, code } = fault;
  if (typeof status === 'string' || status >= 500 || WORTH_RETRYING.includes(status)) {
    return { kind: 'retry', message, code };
  }
  if (status === 409) return { kind: 'conflict', message, code };
  if (DELETED.includes(status)) {
    return { kind: 'refused', message: 'This was deleted somewhere else, so it cannot be saved.', code };
  }
  return { kind: 'refused', message: [message, ...Object.values(fault.fields)].join(' '), code };
}
