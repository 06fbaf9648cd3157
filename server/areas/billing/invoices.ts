import type { PlanConfig } from '#server/kernel/config/config.ts';
import type { InvoiceRecord } from './invoice-repository.ts';

interface PaidPeriod {
  readonly subscriptionId: string;
  readonly isTest: boolean;
  readonly start: string;
  readonly end: string;
}

/** The id follows from the period, so each period gets one invoice. */
export function invoiceOf(
  plan: PlanConfig,
  { subscriptionId, isTest, start, end }: PaidPeriod,
): InvoiceRecord {
  const { amount, currency } = plan;
  const invoiceId = `${subscriptionId}-${start.slice(0, 10)}`;
  return {
    invoiceId,
    subscriptionId,
    status: 'paid',
    periodStart: start,
    periodEnd: end,
    currency,
    subtotal: amount,
    total: amount,
    amountPaid: amount,
    isTest,
    issuedAt: start,
    items: [
      {
        id: `${invoiceId}-1`,
        type: 'subscription',
        description: plan.name,
        amount,
        currencyCode: currency,
        quantity: 1,
        unitAmount: amount,
        paid: true,
        prorated: false,
        periodStart: start,
        periodEnd: end,
      },
    ],
  };
}
