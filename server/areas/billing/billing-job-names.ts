/** The kinds of billing jobs, as they are stored. */
export const BILLING_JOBS = {
  /** Compares the store's subscription with the charges that the platform collects. */
  reconcile: 'reconcile_charge',
  /** Completes a cancellation, or a change to a plan without a charge, that was interrupted. */
  end: 'end_subscription',
} as const;
