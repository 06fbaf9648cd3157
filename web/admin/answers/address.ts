import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { QUERY_NAMES, queryFromParameters, queryToParameters } from '#shared/analytics/query-codec.ts';

export const TABS = [
  { id: 'analytics', name: 'Findings' },
  { id: 'responses', name: 'Responses' },
  { id: 'detractors', name: 'Low scores' },
] as const;

export type TabId = (typeof TABS)[number]['id'];

/** The parts of *More figures*. On the Findings tab, each can be open in a drawer. */
export const FIGURES = [
  { id: 'reach', name: 'How many answered' },
  { id: 'compare', name: 'Compare' },
  { id: 'money', name: 'Orders' },
  { id: 'channels', name: 'Channels' },
  { id: 'sample', name: 'Who answered' },
] as const;

export type FiguresId = (typeof FIGURES)[number]['id'];

/** What the address shows: a tab, perhaps with a drawer, or *More figures*. */
export interface Shown {
  readonly tab: TabId | 'more';
  /** On the Findings tab the part in the drawer; on *More figures* the part that is shown. */
  readonly figures: FiguresId | null;
  /** The question that the figures are about, by meaning id. Without figures, the drawer shows the question itself. */
  readonly question: string | null;
}

export const FINDINGS: Shown = { tab: 'analytics', figures: null, question: null };

const NAMES = ['tab', 'figures', 'question'] as const;

const figuresIn = (value: string | null) => FIGURES.find(({ id }) => id === value)?.id ?? null;

/** The page's state from the address, so that a reload or a shared link shows the same. */
export function readAddress(parameters: URLSearchParams): { query: AnalyticsQuery; shown: Shown } {
  return { query: queryFromParameters((name) => parameters.get(name)), shown: readShown(parameters) };
}

function readShown(parameters: URLSearchParams): Shown {
  const [tab, named, question] = NAMES.map((name) => parameters.get(name));
  const formerTab = figuresIn(tab ?? null);
  if (formerTab !== null) return { tab: 'more', figures: formerTab, question: question ?? null };
  const figures = figuresIn(named ?? null);
  if (tab === 'more') return { tab, figures: figures ?? FIGURES[0].id, question: question ?? null };
  const found = TABS.find(({ id }) => id === tab)?.id ?? FINDINGS.tab;
  if (found !== FINDINGS.tab) return { ...FINDINGS, tab: found };
  return { tab: found, figures, question: question ?? null };
}

const FORMER_ANCHOR = '#question-';

/**
 * Where a former address leads; null for one of today. Compare, Orders, Who answered and Channels were tabs, and a
 * question was named behind a hash.
 */
export function todaysAddress(parameters: URLSearchParams, hash: string): URLSearchParams | null {
  const { shown } = readAddress(parameters);
  const isFormer = figuresIn(parameters.get('tab')) !== null;
  if (!hash.startsWith(FORMER_ANCHOR)) return isFormer ? writeShown(parameters, shown) : null;
  const question = decodeURIComponent(hash.slice(FORMER_ANCHOR.length));
  return writeShown(parameters, { ...shown, question });
}

/** Keeps the parameters that do not belong to the query. */
export function writeQuery(before: URLSearchParams, change: Partial<AnalyticsQuery>): URLSearchParams {
  const after = new URLSearchParams(before);
  const query = { ...readAddress(before).query, ...change };
  for (const name of QUERY_NAMES) after.delete(name);
  for (const [name, value] of Object.entries(queryToParameters(query))) after.set(name, value);
  return after;
}

export function writeShown(before: URLSearchParams, shown: Shown): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const name of NAMES) {
    const value = shown[name];
    if (value === null || value === FINDINGS[name]) after.delete(name);
    else after.set(name, value);
  }
  return after;
}
