import type { CollectAttributes } from '#shared/survey/collect.ts';
import type { Snapshot } from '#shared/survey/run/run.ts';

/** One respondent's response as this device keeps it, until long after it was sent. */
export interface KeptResponse {
  readonly id: string;
  readonly key: string;
  readonly version: number;
  readonly startedAt: number;
  readonly attributes: CollectAttributes;
  readonly previewToken?: string | undefined;
  readonly snapshot: Snapshot;
  /** The highest revision that is to be sent. */
  readonly due: number;
  /** The highest revision that the server has, or a later one. */
  readonly sent: number;
  /** The discount code that the server sent for the completed response. */
  readonly code?: string | undefined;
}

/** Where one text is kept. Reading and writing never fail: what can't be stored lasts as long as the page. */
export interface Shelf {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
  /** Whether what was written is still there when the page is opened again. */
  readonly isLasting: () => boolean;
}

/** Everything kept of one survey, by who answered: the shopper, or one of their orders. */
export type Kept = Readonly<Record<string, KeptResponse>>;

/** Read and changed as a whole each time, since another tab may be at it too. */
export interface Drawer {
  readonly read: () => Kept;
  /** Puts what `change` makes of an entry in its place; undefined removes it. */
  readonly change: (
    who: string,
    change: (kept: KeptResponse | undefined) => KeptResponse | undefined,
  ) => void;
  readonly isLasting: () => boolean;
}

const KEPT_MS = 90 * 86_400_000;

export function createDrawer(shelf: Shelf, clock: () => number): Drawer {
  const read = (): Kept => {
    const isCurrent = ([, kept]: [string, KeptResponse]) => kept.snapshot.changedAt > clock() - KEPT_MS;
    try {
      const kept = JSON.parse(shelf.read() ?? '{}') as Kept;
      return Object.fromEntries(Object.entries(kept).filter(isCurrent));
    } catch {
      return {};
    }
  };

  return {
    read,
    change: (who, change) => {
      const kept = read();
      shelf.write(JSON.stringify({ ...kept, [who]: change(kept[who]) }));
    },
    isLasting: shelf.isLasting,
  };
}

export function isWaiting({ due, sent }: KeptResponse): boolean {
  return due > sent;
}
