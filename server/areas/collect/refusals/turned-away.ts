import { keyOf, respondentOf } from '../batch/decide-batch.ts';
import type { PendingResponse } from '../responses/pending-response.ts';

/** Remembers which shoppers found no room, so that each is counted once however often their page asks. */
export interface TurnedAway {
  /** Those who were not counted yet, each once. */
  newOf(refused: readonly PendingResponse[]): readonly PendingResponse[];
  /** They are counted now. */
  remember(counted: readonly PendingResponse[]): void;
}

/**
 * Shoppers remembered on this instance, some megabytes. A shopper is counted a second time only if their page asks
 * again at another instance, or after that many others were turned away.
 */
const REMEMBERED = 20_000;

export function createTurnedAway(): TurnedAway {
  /** Two names for each shopper, the oldest first. */
  const known = new Set<string>();
  return {
    newOf(refused) {
      const seen = new Set<string>();
      return refused.filter((response) => {
        const names = namesOf(response);
        const isNew = names.every((name) => !known.has(name) && !seen.has(name));
        for (const name of names) seen.add(name);
        return isNew;
      });
    },
    remember(counted) {
      for (const name of counted.flatMap(namesOf)) known.add(name);
      for (const name of known) {
        if (known.size <= REMEMBERED * 2) return;
        known.delete(name);
      }
    },
  };
}

/** A page repeats its response's id; an order's page that is opened anew has a new id and the same respondent. */
function namesOf(response: PendingResponse): string[] {
  return [`id\n${keyOf(response)}`, `respondent\n${respondentOf(response)}`];
}
