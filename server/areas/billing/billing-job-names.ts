/** Work that billing leaves for later, by the names that are stored. */
export const BILLING_JOBS = {
  /** Compares the store's subscription with what the platform collects. */
  reconcile: 'reconcile_charge',
  /** Completes a cancellation, or a change to a plan without a charge, that was cut off. */
  end: 'end_subscription',
} as const;
