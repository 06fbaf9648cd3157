import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LIMITS } from '#shared/limits.ts';
import { INVOICE_STATUSES, type InvoiceStatus, type ProviderInvoice } from '#shared/plan/provider.ts';
import { BILLING_MESSAGES } from '#shared/plan/upgrade.ts';
import { useBilling } from '../../lib/billing/billing-provider.tsx';
import { onDay } from '../../lib/moments.ts';
import { OwnButton } from '../../ui/own/button.tsx';
import own from '../../ui/own/own.module.css';
import { money } from './plan-words.ts';
import styles from './billing.module.css';

const STATUS_WORDS: Readonly<Record<InvoiceStatus, string>> = {
  draft: 'Not final',
  open: 'To be paid',
  paid: 'Paid',
  uncollectible: 'Could not be collected',
  void: 'Void',
};

/** What was charged, newest first, ten at a time. */
export function Invoices({ timeZone }: { timeZone: string }) {
  const [status, setStatus] = useState<InvoiceStatus | null>(null);
  const [page, setPage] = useState<number>(LIMITS.invoiceFirstPage);
  const { data, isError, isFetching, refetch } = useInvoices(page, status);
  const choose = (to: string): void => {
    setStatus(INVOICE_STATUSES.find((each) => each === to) ?? null);
    setPage(LIMITS.invoiceFirstPage);
  };
  return (
    <section aria-labelledby="invoices" className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 id="invoices">Invoices</h2>
        <label className={styles.filter}>
          Show
          <select value={status ?? 'all'} onChange={(event) => choose(event.currentTarget.value)}>
            <option value="all">All</option>
            {INVOICE_STATUSES.map((each) => (
              <option key={each} value={each}>
                {STATUS_WORDS[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {isError && !data && (
        <p role="alert" className={own.fault}>
          {BILLING_MESSAGES.error}: your invoices could not be read.{' '}
          <OwnButton kind="link" disabled={isFetching} onClick={() => void refetch()}>
            {BILLING_MESSAGES.retry}
          </OwnButton>
        </p>
      )}
      {data?.invoices.length === 0 && (
        <p className={own.hint}>
          {status === null && page === LIMITS.invoiceFirstPage
            ? 'Nothing was charged so far. During a trial nothing is.'
            : 'No invoice here.'}
        </p>
      )}
      {data && data.invoices.length > 0 && <InvoiceTable invoices={data.invoices} timeZone={timeZone} />}
      {(page > LIMITS.invoiceFirstPage || data?.hasMore) && (
        <div className={styles.pages}>
          <OwnButton
            kind="quiet"
            disabled={page === LIMITS.invoiceFirstPage}
            onClick={() => setPage(page - 1)}
          >
            Newer
          </OwnButton>
          <OwnButton kind="quiet" disabled={!data?.hasMore} onClick={() => setPage(page + 1)}>
            Older
          </OwnButton>
        </div>
      )}
    </section>
  );
}

function useInvoices(page: number, status: InvoiceStatus | null) {
  const { client } = useBilling();
  return useQuery({
    queryKey: ['billing-provider', 'invoices', page, status],
    queryFn: () => client.listInvoices({ page, ...(status !== null && { status }) }),
  });
}

interface InvoiceTableProps {
  invoices: readonly ProviderInvoice[];
  timeZone: string;
}

function InvoiceTable({ invoices, timeZone }: InvoiceTableProps) {
  return (
    <table className={styles.invoices}>
      <thead>
        <tr>
          <th scope="col">Period</th>
          <th scope="col">Status</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <tr key={invoice.id}>
            <th scope="row">
              {onDay(invoice.periodStart, timeZone)} to {onDay(invoice.periodEnd, timeZone)}
              <small>{invoice.items.map(({ description }) => description).join(', ')}</small>
            </th>
            <td>
              {STATUS_WORDS[invoice.status]}
              {invoice.test && <small>Test: nobody paid</small>}
            </td>
            <td>{money(invoice.total, invoice.currencyCode)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
