import type { CollectAttributes } from '#shared/collect/collect.ts';
import type { Variant } from '#shared/survey/variant.ts';
import type { Snapshot } from '#web/survey-view/run/run.ts';
import { toJson } from './to-json.ts';

/** One respondent's response, as this device stores it for 90 days, sent or not. */
export interface StoredResponse {
  readonly id: string;
  readonly key: string;
  readonly version: number;
  /** The variant of the split test that the shopper got; undefined without a test. */
  readonly variant?: Variant | undefined;
  readonly startedAt: number;
  readonly attributes: CollectAttributes;
  readonly previewToken?: string | undefined;
  readonly snapshot: Snapshot;
  /** The highest revision that must be sent. */
  readonly due: number;
  /** The highest revision that the server has confirmed. */
  readonly sent: number;
  /** The discount code that the server sent for the completed response. */
  readonly code?: string | undefined;
}

/** Stores one text. Reading and writing never throw; a text that can't be stored lasts as long as the page. */
export interface TextStorage {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
  /** Whether the text outlives the page. */
  readonly isPersistent: () => boolean;
}

/** All responses to one survey on this device, by respondent: the shopper, or one of their orders. */
export type StoredResponses = Readonly<Record<string, StoredResponse>>;

/** Reads and writes all responses at once, because other tabs write them too. */
export interface ResponseStore {
  readonly read: () => StoredResponses;
  /** Replaces a respondent's response by the result of `change`; undefined removes it. */
  readonly change: (
    respondent: string,
    change: (stored: StoredResponse | undefined) => StoredResponse | undefined,
  ) => void;
  readonly isPersistent: () => boolean;
}

const STORED_MS = 90 * 86_400_000;

export function createResponseStore(storage: TextStorage, clock: () => number): ResponseStore {
  const read = (): StoredResponses => {
    const isCurrent = ([, { snapshot }]: [string, StoredResponse]) =>
      snapshot.changedAt > clock() - STORED_MS;
    try {
      const stored = JSON.parse(storage.read() ?? '{}') as StoredResponses;
      return Object.fromEntries(Object.entries(stored).filter(isCurrent));
    } catch {
      return {};
    }
  };

  return {
    read,
    change: (respondent, change) => {
      const stored = read();
      storage.write(toJson({ ...stored, [respondent]: change(stored[respondent]) }));
    },
    isPersistent: storage.isPersistent,
  };
}

export function isUnsent({ due, sent }: StoredResponse): boolean {
  return due > sent;
}
