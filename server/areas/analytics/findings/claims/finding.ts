import type { Certainty } from './error-budget.ts';

/** Where the merchant can see a finding or act on it. */
export interface FindingAction {
  readonly label: string;
  readonly screen: 'answers' | 'builder' | 'store';
  /** The tab of the answers. */
  readonly tab: 'analytics' | 'responses' | 'detractors' | 'compare' | 'money' | 'channels';
  /** Parameters of the analytics query that differ from the page's. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The question to show, by meaning id. */
  readonly question: string | null;
}

export type FindingKind = 'lead' | 'change' | 'mix' | 'group' | 'crossed' | 'leaving' | 'orders' | 'sources';

/** Something that the answers say and that chance is unlikely to explain. */
export interface Finding {
  /** Stays the same while the finding says the same of the same things; its figures may change. */
  readonly key: string;
  readonly kind: FindingKind;
  readonly certainty: Certainty;
  /** The size of the difference as a part of its scale, from 0 to 1. */
  readonly strength: number;
  readonly meaningId: string | null;
  readonly sentence: string;
  readonly detail: string;
  readonly advice: string;
  readonly action: FindingAction;
}

export const toQuestion = (
  meaningId: string,
  label = 'Open',
  parameters: FindingAction['parameters'] = {},
): FindingAction => ({ label, screen: 'answers', tab: 'analytics', parameters, question: meaningId });

export const toTab = (
  tab: FindingAction['tab'],
  label: string,
  parameters: FindingAction['parameters'] = {},
  question: string | null = null,
): FindingAction => ({ label, screen: 'answers', tab, parameters, question });

export const toBuilder = (label: string): FindingAction => ({
  label,
  screen: 'builder',
  tab: 'analytics',
  parameters: {},
  question: null,
});

export const toStore = (label: string): FindingAction => ({ ...toBuilder(label), screen: 'store' });
