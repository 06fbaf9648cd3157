import { BILLING_MESSAGES } from './billing-messages.ts';

/** How a call to the billing provider can fail: no reply, a late one, invalid JSON, or an error status. */
export type BillingFailure = 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR' | number;

export class BillingError extends Error {
  readonly status: BillingFailure;
  readonly details: string | undefined;

  constructor(status: BillingFailure, said: { message?: string; details?: string } = {}, cause?: unknown) {
    super(said.message ?? BILLING_MESSAGES.error, cause === undefined ? undefined : { cause });
    this.name = 'BillingError';
    this.status = status;
    this.details = said.details;
  }
}
