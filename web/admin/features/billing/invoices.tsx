import { Button } from '@shopify/polaris';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { INVOICE_FIRST_PAGE } from '#shared/api/values.ts';
import { INVOICE_STATUSES, type InvoiceStatus, type ProviderInvoice } from '#shared/plan/provider.ts';
import { BILLING_MESSAGES } from '../../lib/billing/billing-messages.ts';
import { createBillingClient } from '../../lib/billing/billing-client.ts';
import { BillingProvider, useBilling } from '../../lib/billing/billing-provider.tsx';
import { dateOnly } from '../../lib/format-moment.ts';
import { money } from '#shared/words/money.ts';
import { useServices } from '../../lib/services.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './billing.module.css';

const STATUS_LABELS: Readonly<Record<InvoiceStatus, string>> = {
  draft: 'Not final',
  open: 'To be paid',
  paid: 'Paid',
  uncollectible: 'Could not be collected',
  void: 'Void',
};

const ALL = 'all';

const STATUS_OPTIONS = [
  { value: ALL, label: 'All' },
  ...INVOICE_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] })),
];

interface InvoicesProps {
  /** From the store's details. */
  customerToken: string;
  timeZone: string;
}

/** The invoices, which the configured billing provider keeps. */
export function Invoices({ customerToken, timeZone }: InvoicesProps) {
  const { billing } = useServices().config;
  const client = useMemo(
    () => createBillingClient({ ...billing, customerApiToken: customerToken }),
    [billing, customerToken],
  );
  return (
    <BillingProvider client={client}>
      <InvoiceList timeZone={timeZone} />
    </BillingProvider>
  );
}

/** Newest first, ten per page. */
function InvoiceList({ timeZone }: { timeZone: string }) {
  const [status, setStatus] = useState<InvoiceStatus | null>(null);
  const [page, setPage] = useState<number>(INVOICE_FIRST_PAGE);
  const { data, isPending, isPlaceholderData, error, isError, isFetching, refetch } = useInvoices(
    page,
    status,
  );
  const isLoading = isPending || (isPlaceholderData && data.invoices.length === 0);
  const choose = (to: string): void => {
    setStatus(INVOICE_STATUSES.find((each) => each === to) ?? null);
    setPage(INVOICE_FIRST_PAGE);
  };
  return (
    <Panel
      heading="Invoices"
      aside={
        <Select label="Show" labelInline options={STATUS_OPTIONS} value={status ?? ALL} onChange={choose} />
      }
    >
      {isError && !data && (
        <Notice
          tone="critical"
          heading="Your invoices could not be loaded"
          action={{ label: BILLING_MESSAGES.retry, onAction: () => void refetch(), isBusy: isFetching }}
        >
          {error.message}
        </Notice>
      )}
      {isLoading && <InvoiceSkeletons />}
      {!isLoading && data?.invoices.length === 0 && (
        <p className={styles.hint}>
          {status === null && page === INVOICE_FIRST_PAGE
            ? 'Nothing was charged so far. During a trial nothing is.'
            : 'No invoice here.'}
        </p>
      )}
      {data && data.invoices.length > 0 && (
        <InvoiceTable invoices={data.invoices} timeZone={timeZone} isBusy={isPlaceholderData} />
      )}
      {(page > INVOICE_FIRST_PAGE || data?.hasMore) && (
        <Paging page={page} hasOlder={data?.hasMore === true && !isPlaceholderData} onChange={setPage} />
      )}
    </Panel>
  );
}

function useInvoices(page: number, status: InvoiceStatus | null) {
  const { client } = useBilling();
  return useQuery({
    queryKey: ['billing-provider', 'invoices', page, status],
    queryFn: () => client.listInvoices({ page, ...(status !== null && { status }) }),
    placeholderData: keepPreviousData,
  });
}

function InvoiceSkeletons() {
  return (
    <ul className={styles.loading} aria-busy="true" aria-label="Loading invoices">
      {[0, 1, 2].map((at) => (
        <li key={at} className={styles.skeleton} />
      ))}
    </ul>
  );
}

interface PagingProps {
  page: number;
  hasOlder: boolean;
  onChange: (page: number) => void;
}

function Paging({ page, hasOlder, onChange }: PagingProps) {
  return (
    <div className={styles.pages}>
      <Button disabled={page === INVOICE_FIRST_PAGE} onClick={() => onChange(page - 1)}>
        Newer
      </Button>
      <Button disabled={!hasOlder} onClick={() => onChange(page + 1)}>
        Older
      </Button>
    </div>
  );
}

interface InvoiceTableProps {
  invoices: readonly ProviderInvoice[];
  timeZone: string;
  /** Whether these are the invoices of the previous page or filter, until the chosen ones arrive. */
  isBusy: boolean;
}

function InvoiceTable({ invoices, timeZone, isBusy }: InvoiceTableProps) {
  return (
    <table className={styles.invoices} aria-busy={isBusy}>
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
              {dateOnly(invoice.periodStart, timeZone)} to {dateOnly(invoice.periodEnd, timeZone)}
              <small>{invoice.items.map(({ description }) => description).join(', ')}</small>
            </th>
            <td>
              {STATUS_LABELS[invoice.status]}
              {invoice.test && <small>Test: nobody paid</small>}
            </td>
            <td>{money(invoice.total, invoice.currencyCode)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
