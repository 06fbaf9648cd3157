/** The billing provider's intervals. */
export type BillingInterval = 'EVERY_30_DAYS' | 'ANNUAL';

export interface IntervalLabels {
  /** For a choice: *Monthly*. */
  readonly choice: string;
  /** In a sentence, after *per*: *per month*. */
  readonly noun: string;
  /** Beside a price: *$29/mo*. */
  readonly short: string;
}

export const INTERVAL_LABELS: Readonly<Record<BillingInterval, IntervalLabels>> = {
  EVERY_30_DAYS: { choice: 'Monthly', noun: 'month', short: 'mo' },
  ANNUAL: { choice: 'Yearly', noun: 'year', short: 'yr' },
};

/** Null when there is no trial. */
export function trialLabel(days: number): string | null {
  return days > 0 ? `${days}-day free trial` : null;
}
