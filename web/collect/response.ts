import type { CollectAttributes } from '#shared/survey/collect.ts';
import type { RunPorts, Snapshot } from '#shared/survey/run/run.ts';
import { isWaiting, type Drawer, type KeptResponse } from './drawer.ts';

export interface Beginning {
  /** Whose response it is: every tab of this device that says the same shares it. */
  readonly who: string;
  /** What a response begins with, if there isn't one yet. */
  readonly version: number;
  readonly attributes: CollectAttributes;
  readonly previewToken?: string | undefined;
  /** The same person may answer once more: what was completed and sent is put away. */
  readonly isAgain?: boolean;
}

export interface ResponsePorts {
  readonly drawer: Drawer;
  readonly clock: () => number;
  readonly newId: () => string;
  /** Something new is due. */
  readonly onDue: () => void;
  /** Another tab is further: what is shown here has to be shown anew, with new ports. */
  readonly onAhead: () => void;
}

/** One respondent's response in this tab. */
export interface Response {
  readonly now: () => Begun;
  /** The ports of a run that takes up where the response is now. Those of earlier runs no longer count. */
  readonly ports: () => Omit<RunPorts, 'clock'>;
  /** Looks at what other tabs did. True if they are further. */
  readonly catchUp: () => boolean;
  /** Begins a new one with this version instead: the old one can't be shown. */
  readonly startOver: () => void;
  /** Nothing more is kept or sent of this one. */
  readonly end: () => void;
}

/** A response that may have no snapshot yet. */
type Begun = Omit<KeptResponse, 'snapshot'> & { readonly snapshot?: Snapshot };

/**
 * Tabs agree through the drawer. Before a tab writes it looks: if another one has a newer snapshot, or a response
 * where this one has none, that is what counts, and this tab shows it instead.
 */
export function createResponse(beginning: Beginning, ports: ResponsePorts): Response {
  const { who, version, attributes, previewToken, isAgain } = beginning;
  const { drawer, clock, newId, onDue, onAhead } = ports;
  let run = 0;

  const fresh = (): Begun => ({
    id: newId(),
    // Never the order's number, which anyone can guess: the server knows an order's shopper by the checkout token.
    key: newId(),
    version,
    startedAt: clock(),
    attributes,
    previewToken,
    due: 0,
    sent: 0,
  });
  const isDone = (kept: KeptResponse) => kept.snapshot.complete && !isWaiting(kept);
  const putAway = () => drawer.change(who, () => undefined);

  const found = drawer.read()[who];
  if (isAgain && found && isDone(found)) putAway();
  let mine: Begun = drawer.read()[who] ?? fresh();

  const catchUp = (): boolean => {
    const kept = drawer.read()[who];
    const seen = mine.snapshot?.revision ?? 0;
    if (!kept || (kept.id === mine.id && kept.snapshot.revision <= seen)) return false;
    mine = kept;
    run += 1;
    onAhead();
    return true;
  };

  const keep = (snapshot: Snapshot, isDue: boolean) => {
    drawer.change(who, (kept) => {
      const now = kept ?? mine;
      mine = { ...now, snapshot, due: isDue ? snapshot.revision : now.due };
      return mine as KeptResponse;
    });
    if (isDue) onDue();
  };

  return {
    now: () => mine,
    catchUp,
    ports: () => {
      const own = (run += 1);
      const isCurrent = () => own === run && !catchUp();
      return {
        store: (snapshot) => isCurrent() && keep(snapshot, false),
        send: (snapshot) => isCurrent() && keep(snapshot, true),
      };
    },
    startOver: () => {
      putAway();
      mine = fresh();
    },
    end: () => void (run += 1),
  };
}

/** Who answers where no order is known. */
export const SHOPPER = 'shopper';
