import { type PendingResponse, responseKeyOf, respondentOf } from '../responses/pending-response.ts';

/**
 * Remembers the shoppers who were turned away because of a limit, so that each is counted once however often the page
 * retries.
 */
export interface TurnedAway {
  /** Those that are not counted yet, each once. */
  newOf(refused: readonly PendingResponse[]): readonly PendingResponse[];
  /** Marks them as counted. */
  remember(counted: readonly PendingResponse[]): void;
}

/**
 * The maximum per instance, some megabytes. A shopper is counted twice only if the page retries at another instance,
 * after this many other shoppers, or before its first attempt is answered.
 */
const MAX_REMEMBERED = 20_000;

export function createTurnedAway(): TurnedAway {
  /** Two names per shopper, oldest first. */
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
        if (known.size <= MAX_REMEMBERED * 2) return;
        known.delete(name);
      }
    },
  };
}

/** A page repeats the response's id. A reloaded order page has a new id and the same respondent key. */
function namesOf(response: PendingResponse): string[] {
  return [`id\n${responseKeyOf(response)}`, `respondent\n${respondentOf(response)}`];
}
