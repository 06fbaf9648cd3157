import type { AnalyticsFindings } from '#shared/api/analytics-findings.ts';
import type { SurveyFindings } from './claims/find-findings.ts';

/** What the answers said, without what the merchant decided about it. */
export interface Computed
  extends
    SurveyFindings,
    Pick<AnalyticsFindings, 'range' | 'before' | 'today' | 'timezone' | 'responses' | 'pin' | 'hasGroups'> {}

/** The findings of the days that the page opens with, and what they were computed from. */
export interface StoredFindings extends Computed, FoundBasis {}

/** What stored findings were computed from. */
export interface FoundBasis {
  /** When they were computed. */
  readonly at: string;
  /** The store's day at that time. */
  readonly day: string;
  readonly basis: string;
  readonly counted: string;
  /** The responses on all days. */
  readonly total: number;
}
