import type { ProviderInvoice } from '#shared/plan/provider.ts';
import type { BillingDeps, InvoiceQuery } from './billing.ts';
import { findInvoices, type InvoiceRecord } from './invoice-repository.ts';
import { currentSubscription } from './apply-periods.ts';

export interface InvoiceList {
  readonly invoices: readonly ProviderInvoice[];
  readonly hasMore: boolean;
}

/** One page of a store's invoices, newest first. Pages start at 0. */
export async function listInvoices(
  deps: BillingDeps,
  storeId: string,
  { page, limit, status }: InvoiceQuery,
): Promise<InvoiceList> {
  await currentSubscription(deps, storeId);
  const found = await findInvoices(deps.database, storeId, {
    status,
    offset: page * limit,
    limit: limit + 1,
  });
  return { invoices: found.slice(0, limit).map(presentInvoice), hasMore: found.length > limit };
}

function presentInvoice(record: InvoiceRecord): ProviderInvoice {
  return {
    id: record.invoiceId,
    status: record.status,
    periodStart: record.periodStart,
    periodEnd: record.periodEnd,
    total: record.total,
    subtotal: record.subtotal,
    amountPaid: record.amountPaid,
    currencyCode: record.currency,
    test: record.isTest,
    platformId: record.subscriptionId ?? '',
    items: record.items,
    createdAt: record.issuedAt,
    updatedAt: record.issuedAt,
  };
}
