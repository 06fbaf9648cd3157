import type { VisitorHistory } from '#shared/delivery/context.ts';

/** What this browser remembers of the surveys of a store. */
export interface Visitor {
  readonly id: string;
  readonly history: VisitorHistory;
  /** The survey that was begun in a card and neither finished nor sent away, and when it was last touched. */
  readonly open?: { readonly surveyId: string; readonly at: number } | undefined;
  /** Answers may be waiting here that an earlier page could not send. */
  readonly hasLeftovers?: boolean;
}

/** Everything of ours on the device is called so. */
const PREFIX = 'askwell/';
const KEY = `${PREFIX}visitor`;

/** Without consent, and without a storage that works, a visitor is one page long: nothing of ours stays then. */
export function readVisitor(mayStore: boolean): Visitor {
  const visitor = { id: String(Math.random()), history: {} };
  try {
    if (!mayStore) ownKeys().forEach((key) => localStorage.removeItem(key));
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Visitor> | null;
    if (kept?.id && kept.history) return kept as Visitor;
    if (mayStore) localStorage.setItem(KEY, JSON.stringify(visitor));
  } catch {
    // The page goes on without.
  }
  return visitor;
}

export function keepVisitor(visitor: Visitor): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(visitor));
  } catch {
    // The page goes on without.
  }
}

export function ownKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
}
