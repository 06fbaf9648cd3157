import type { Finding } from '#shared/analytics/finding-schema.ts';

/** Where the merchant can see a finding or act on it. */
export type FindingAction = Finding['action'];

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

/** A comparison with what it says if chance is unlikely to explain it. */
export interface Claim {
  readonly p: number;
  /** Of the claims about one topic, the largest difference is told. */
  readonly topic: string;
  readonly strength: number;
  /** Most comparisons are not told, and formatting figures takes longer than comparing them. */
  readonly tell: () => Omit<Finding, 'certainty' | 'strength'>;
}
