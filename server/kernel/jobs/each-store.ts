import { groupBy } from '#shared/group-by.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import type { FailureLog } from './failure-log.ts';
import type { Turn } from './turn.ts';

/** A store's id, or a row that names its store. */
type OfStore = string | { readonly storeId: string };

/** Does the work of a chore for each item, sorted by store, and for a store's items one after the other. */
export type EachStore = <Item extends OfStore>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  options?: {
    /** For work that waits for servers of others: so many stores at once. Default: one. */
    readonly stores?: number;
  },
) => Promise<void>;

/** How long a chore waits for one store before it goes on with the next. */
export const LONGEST_STORE_MS = MINUTE_MS;

/** One run of a chore through stores. */
export interface Round {
  readonly chore: string;
  readonly turn: Turn;
  readonly failures: FailureLog;
  readonly longestMs: number;
  /** Work that a round did not wait for any longer, by chore and store. It goes on beside the others. */
  readonly left: Map<string, Promise<void>>;
  /** The last store that is done. Null before the round begins and after it ends. */
  after: string | null;
}

/**
 * Lets a chore go through stores. A failure of one store is logged, and the others go on: the next round tries that store
 * again. A store that takes too long is left behind, and rounds pass it over until its work ends. Once the turn is over,
 * the round ends behind the present store.
 */
export function eachStoreOf(round: Round): EachStore {
  return async (items, work, { stores: atOnce = 1 } = {}) => {
    const stores = byStore(items).filter(({ storeId }) => round.after === null || storeId > round.after);
    const isDone = new Set<string>();
    let next = 0;
    const failures: unknown[] = [];
    const workOn = async () => {
      while (failures.length === 0 && (next === 0 || !round.turn.isOver())) {
        const store = stores[next++];
        if (store === undefined) return;
        for (const item of store.items) await workWithin(round, store.storeId, () => work(item));
        isDone.add(store.storeId);
      }
    };
    const fail = (error: unknown) => void failures.push(error);
    await Promise.all(Array.from({ length: atOnce }, () => workOn().catch(fail)));
    // A store whose work was done beside that of an earlier one is visited again.
    const firstLeft = stores.findIndex(({ storeId }) => !isDone.has(storeId));
    round.after = firstLeft < 0 ? null : (stores[firstLeft - 1]?.storeId ?? round.after);
    if (failures.length > 0) throw failures[0];
  };
}

function byStore<Item extends OfStore>(items: readonly Item[]) {
  return [...groupBy(items, storeOf)]
    .map(([storeId, own]) => ({ storeId, items: own }))
    .toSorted((one, other) => compare(one.storeId, other.storeId));
}

const storeOf = (item: OfStore): string => (typeof item === 'string' ? item : item.storeId);

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

const TAKES_LONG = 'Its work goes on, and the chore no longer waits for it.';

/** Does the work for a store and waits for it, but not for long. */
async function workWithin(round: Round, storeId: string, work: () => Promise<unknown>): Promise<void> {
  const { chore, failures, left, longestMs } = round;
  const key = JSON.stringify([chore, storeId]);
  if (left.has(key)) return;
  const note = (message: string, error: unknown) =>
    failures.note({ message, what: { chore }, facts: { storeId }, error });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), longestMs).unref();
  });
  const worked = work().then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const outcome = await Promise.race([worked, late]);
  clearTimeout(timer);
  if (outcome === 'late') {
    note('A chore takes long for one store', new AppError('UNAVAILABLE', TAKES_LONG));
    const ended = worked.then((failed) => {
      left.delete(key);
      if (failed !== undefined) note(FAILED, failed.error);
    });
    left.set(key, ended);
    return;
  }
  if (outcome === undefined) return;
  // The database is away: it would fail for each store, and has its own line in the log.
  if (outcome.error instanceof AppError && outcome.error.isReported) throw outcome.error;
  note(FAILED, outcome.error);
}

const FAILED = 'A chore failed for one store';
