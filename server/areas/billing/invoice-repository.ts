import type { InvoiceStatus, ProviderInvoiceItem } from '#shared/plan/provider.ts';
import type { Queries } from '#server/kernel/database/database.ts';

export interface InvoiceRecord {
  readonly invoiceId: string;
  readonly subscriptionId: string | null;
  readonly status: InvoiceStatus;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly currency: string;
  readonly subtotal: number;
  readonly total: number;
  readonly amountPaid: number;
  readonly items: readonly ProviderInvoiceItem[];
  readonly isTest: boolean;
  readonly issuedAt: string;
}

/** An existing invoice stays unchanged, so each period is charged once. */
export async function insertInvoice(db: Queries, storeId: string, invoice: InvoiceRecord): Promise<void> {
  await db.query(
    `INSERT INTO invoices
       (store_id, invoice_id, subscription_id, status, period_start, period_end, currency, subtotal, total,
        amount_paid, items, is_test, issued_at, paid_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12, $13, $14)
     ON CONFLICT (store_id, invoice_id) DO NOTHING`,
    [
      storeId,
      invoice.invoiceId,
      invoice.subscriptionId,
      invoice.status,
      invoice.periodStart,
      invoice.periodEnd,
      invoice.currency,
      invoice.subtotal,
      invoice.total,
      invoice.amountPaid,
      JSON.stringify(invoice.items),
      invoice.isTest,
      invoice.issuedAt,
      invoice.status === 'paid' ? invoice.issuedAt : null,
    ],
  );
}

export interface InvoicePage {
  readonly status: InvoiceStatus | null;
  readonly offset: number;
  readonly limit: number;
}

/** Newest first. */
export async function findInvoices(
  db: Queries,
  storeId: string,
  { status, offset, limit }: InvoicePage,
): Promise<InvoiceRecord[]> {
  return db.query<InvoiceRecord>(
    `SELECT invoice_id, subscription_id, status, period_start, period_end, currency, subtotal::float8 AS subtotal,
            total::float8 AS total, amount_paid::float8 AS amount_paid, items, is_test, issued_at
       FROM invoices WHERE store_id = $1 AND ($2::text IS NULL OR status = $2)
      ORDER BY issued_at DESC, invoice_id DESC OFFSET $3 LIMIT $4`,
    [storeId, status, offset, limit],
  );
}
