import { ApiError } from '../../../lib/api/api-error.ts';

/** Whether a call failed because the survey was deleted, such as by another tab. */
export function wasDeleted(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'NOT_FOUND';
}
