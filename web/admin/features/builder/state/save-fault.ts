import type { ErrorCode } from '#shared/errors.ts';
import { ApiError } from '../../../lib/api/api-error.ts';

/**
 * What a failed save means. *Retry*: nobody knows whether it arrived, so exactly the same one is sent again.
 * *Conflict*: the survey was changed elsewhere. *Refused*: it did not arrive and never will as it is.
 */
export interface SaveFault {
  readonly kind: 'retry' | 'conflict' | 'refused';
  readonly message: string;
  readonly code: ErrorCode | undefined;
}

/** The server may answer otherwise another time; a session that ended may begin again. */
const WORTH_RETRYING = [401, 408, 429];
const DELETED = [404, 410];

export function saveFaultOf(fault: unknown): SaveFault {
  const message = fault instanceof Error ? fault.message : 'The save did not arrive.';
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
