import type { VisitorHistory } from '#shared/delivery/context.ts';

/** What this browser stores about a store's surveys. */
export interface Visitor {
  readonly id: string;
  readonly history: VisitorHistory;
  /** The survey that was begun in a card and neither completed nor dismissed, with the time of its last answer. */
  readonly open?: { readonly surveyId: string; readonly at: number } | undefined;
  /** Whether this device may have responses that an earlier page could not send. */
  readonly hasLeftovers?: boolean;
}

/** The prefix of every key that we store on the device. */
const PREFIX = 'askwell/';
const KEY = `${PREFIX}visitor`;

/**
 * Without consent or storage, a visitor's identity lasts one page, and everything of ours on the device is removed.
 */
export function readVisitor(mayStore: boolean): Visitor {
  const visitor = { id: String(Math.random()), history: {} };
  try {
    if (!mayStore) ownKeys().forEach((key) => localStorage.removeItem(key));
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Visitor> | null;
    if (stored?.id && stored.history) return stored as Visitor;
    if (mayStore) localStorage.setItem(KEY, JSON.stringify(visitor));
  } catch {
    // Without storage, the visitor's identity lasts one page.
  }
  return visitor;
}

export function writeVisitor(visitor: Visitor): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(visitor));
  } catch {
    // Without storage, the visitor's identity lasts one page.
  }
}

export function ownKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
}
