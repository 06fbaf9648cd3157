import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Turn } from './turn.ts';

/** A store's id, or a row that names its store. */
type OfStore = string | { readonly storeId: string };

/** Does the work of a chore for each item, one after the other, sorted by store. */
export type EachStore = <Item extends OfStore>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
) => Promise<void>;

/** One run of a chore through stores. */
export interface Round extends Pick<Deps, 'log'> {
  readonly chore: string;
  readonly turn: Turn;
  /** The last store that is done. Null before the round begins and after it ends. */
  after: string | null;
}

/**
 * Lets a chore go through stores. A failure of one store is logged, and the others go on: the next round tries that store
 * again. Once the turn is over, the round ends behind the present store.
 */
export function eachStoreOf(round: Round): EachStore {
  return async (items, work) => {
    const left = items
      .filter((item) => round.after === null || storeOf(item) > round.after)
      .toSorted((one, other) => compare(storeOf(one), storeOf(other)));
    for (const [at, item] of left.entries()) {
      const storeId = storeOf(item);
      await work(item).catch((error: unknown) => report(round, storeId, error));
      const next = left[at + 1];
      if (next === undefined || storeOf(next) === storeId) continue;
      round.after = storeId;
      if (round.turn.isOver()) return;
    }
    round.after = null;
  };
}

const storeOf = (item: OfStore): string => (typeof item === 'string' ? item : item.storeId);

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

function report({ log, chore }: Round, storeId: string, error: unknown): void {
  // The database is away: it would fail for each store, and has its own line in the log.
  if (error instanceof AppError && error.isReported) throw error;
  log.error({ chore, storeId, error }, 'A chore failed for one store');
}
