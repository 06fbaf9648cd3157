/** The default messages of the billing screens. */
export const BILLING_MESSAGES = {
  error: 'An error occurred',
  retry: 'Retry',
  unavailable: 'This feature is not available on your current plan',
  limitReached: 'Limit Reached',
} as const;
