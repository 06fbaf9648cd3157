import { AppError } from '#shared/errors.ts';
import type { PendingResponse } from '../responses/pending-response.ts';

/** Takes a token of a bucket, or throws RATE_LIMITED. */
export type TakeToken = (bucket: 'survey' | 'newcomer', who: string) => void;

/** How many new responses an address may begin to one survey, see `RATE_LIMITS.newcomer`. */
export interface Newcomers {
  /** RATE_LIMITED if the address has begun too many. Asked again for the same one, it takes no second token. */
  refusalOf(response: PendingResponse): AppError | null;
}

export function createNewcomers(take: TakeToken): Newcomers {
  // A batch that could not be kept is run again with the same objects.
  const admitted = new WeakSet<PendingResponse>();
  return {
    refusalOf(response) {
      const { surveyId, caller, isTest } = response;
      if (caller === null || isTest || admitted.has(response)) return null;
      try {
        take('newcomer', `${surveyId} ${caller}`);
      } catch (error) {
        if (error instanceof AppError) return error;
        throw error;
      }
      admitted.add(response);
      return null;
    },
  };
}
