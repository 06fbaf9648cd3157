import type { CollectAttributes } from '#shared/collect/collect.ts';
import type { RunPorts, Snapshot } from '#web/survey-view/run/run.ts';
import type { Variant } from '#shared/survey/variant.ts';
import { browserStorage, storageKey } from './browser-storage.ts';
import { createResponseStore, isUnsent, type ResponseStore, type StoredResponse } from './response-store.ts';

export interface ResponseStart {
  /** The respondent. All tabs of this device with the same respondent share the response. */
  readonly respondent: string;
  /** The version, the variant of its split test, and the attributes of a new response. */
  readonly version: number;
  readonly variant?: Variant | undefined;
  readonly attributes: CollectAttributes;
  readonly previewToken?: string | undefined;
  /** The shopper may answer again: a response that is complete and sent is removed. */
  readonly mayAnswerAgain?: boolean;
}

export interface TabResponsePorts {
  readonly store: ResponseStore;
  readonly clock: () => number;
  readonly newId: () => string;
  /** Called when a new revision must be sent. */
  readonly onDue: () => void;
  /** Called when another tab has a newer revision: show the survey again, with new ports. */
  readonly onNewer: () => void;
}

/** One respondent's response in this tab. */
export interface TabResponse {
  readonly current: () => CurrentResponse;
  /** The ports of a run that resumes the current response. The ports of earlier runs stop working. */
  readonly ports: () => Omit<RunPorts, 'clock'>;
  /** Adopts a newer revision that another tab stored. Returns whether there was one. */
  readonly catchUp: () => boolean;
  /** Begins a new response with this version, because the old one can't be shown. */
  readonly startOver: () => void;
  /** Stops storing and sending this response. */
  readonly end: () => void;
}

/** A response that may have no snapshot yet. */
export type CurrentResponse = Omit<StoredResponse, 'snapshot'> & { readonly snapshot?: Snapshot };

/**
 * Tabs synchronise through the store. A tab reads before it writes. If another tab has stored a newer snapshot, or a
 * response where this tab has none, this tab adopts and shows it.
 */
export function createTabResponse(start: ResponseStart, ports: TabResponsePorts): TabResponse {
  const { respondent, version, variant, attributes, previewToken, mayAnswerAgain } = start;
  const { store, clock, newId, onDue, onNewer } = ports;
  let currentRun = 0;

  const newResponse = (): CurrentResponse => ({
    id: newId(),
    // Not the order's number, which can be guessed: the server recognises an order's shopper by the checkout
    // token.
    key: newId(),
    version,
    variant,
    startedAt: clock(),
    attributes,
    previewToken,
    due: 0,
    sent: 0,
  });
  const isDone = (stored: StoredResponse) => stored.snapshot.complete && !isUnsent(stored);
  const remove = () => store.change(respondent, () => undefined);

  const found = store.read()[respondent];
  if (mayAnswerAgain && found && isDone(found)) remove();
  let current: CurrentResponse = store.read()[respondent] ?? newResponse();

  const catchUp = (): boolean => {
    const stored = store.read()[respondent];
    const revision = current.snapshot?.revision ?? 0;
    if (!stored || (stored.id === current.id && stored.snapshot.revision <= revision)) return false;
    current = stored;
    currentRun += 1;
    onNewer();
    return true;
  };

  const save = (snapshot: Snapshot, isDue: boolean) => {
    store.change(respondent, (stored) => {
      const base = stored ?? current;
      current = { ...base, snapshot, due: isDue ? snapshot.revision : base.due };
      return current as StoredResponse;
    });
    if (isDue) onDue();
  };

  return {
    current: () => current,
    catchUp,
    ports: () => {
      const run = (currentRun += 1);
      const isCurrent = () => run === currentRun && !catchUp();
      return {
        store: (snapshot) => isCurrent() && save(snapshot, false),
        send: (snapshot) => isCurrent() && save(snapshot, true),
      };
    },
    startOver: () => {
      remove();
      current = newResponse();
    },
    end: () => void (currentRun += 1),
  };
}

/** The respondent when no order is known. */
export const SHOPPER = 'shopper';

/** The response that the shopper has begun on this device. */
export function begunResponse(publicId: string): StoredResponse | undefined {
  return createResponseStore(browserStorage(storageKey(publicId), true), Date.now).read()[SHOPPER];
}
