import { AppError } from '#shared/errors.ts';
import type { PendingResponse } from '../responses/pending-response.ts';

/** Takes a token from a bucket, or throws RATE_LIMITED. */
export type TakeToken = (bucket: 'survey' | 'newResponse', who: string) => void;

/** Limits how many new responses one address may begin per survey, see `RATE_LIMITS.newResponse`. */
export interface NewResponseLimit {
  /**
   * Returns RATE_LIMITED if the address has begun too many. A repeated call for the same object takes no second token.
   */
  refusalOf(response: PendingResponse): AppError | null;
}

export function createNewResponseLimit(take: TakeToken): NewResponseLimit {
  // A failed batch is retried with the same objects.
  const admitted = new WeakSet<PendingResponse>();
  return {
    refusalOf(response) {
      const { surveyId, caller, isTest } = response;
      if (caller === null || isTest || admitted.has(response)) return null;
      try {
        take('newResponse', `${surveyId} ${caller}`);
      } catch (error) {
        if (error instanceof AppError) return error;
        throw error;
      }
      admitted.add(response);
      return null;
    },
  };
}
