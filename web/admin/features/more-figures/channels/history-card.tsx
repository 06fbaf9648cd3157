import type { ReplyTo } from '#shared/api/contract.ts';
import { Button, ProgressBar } from '@shopify/polaris';
import { useId } from 'react';
import { dateOnly } from '../../../lib/format-moment.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { useStoreTimeZone } from '../../../lib/store/store-time-zone.ts';
import { useOrderHistory, useStartHistory } from '../api/order-history.ts';
import { Card } from '../../../answers/card.tsx';
import { Found } from '../../../ui/found.tsx';
import styles from './channels.module.css';

type History = ReplyTo<'GET /orders/history'>;
type Run = NonNullable<History['fetch']>;

/** From when orders are known, and how to get older ones. */
export function HistoryCard() {
  const found = useOrderHistory();
  return (
    <Found found={found} what="The known orders" lines={3}>
      {(history) => <Known {...history} />}
    </Found>
  );
}

function Known({ firstOrderAt, fetch: run, access }: History) {
  const zone = useStoreTimeZone();
  return (
    <Card
      title="Orders that are known"
      subtitle={
        firstOrderAt === null
          ? 'No order is known yet.'
          : `Every figure on this page begins with the order of ${dateOnly(firstOrderAt, zone)} or later.`
      }
    >
      {access.mayRead ? (
        <Fetching run={run} access={access} zone={zone} />
      ) : (
        <p className={styles.note}>
          Your store has not allowed Askwell to read orders, so past orders cannot be fetched.
        </p>
      )}
      {access.mayRead && access.askForAllUrl !== null && (
        <AskForAll url={access.askForAllUrl} days={access.days} months={access.months} />
      )}
    </Card>
  );
}

interface FetchingProps {
  readonly run: Run | null;
  readonly access: History['access'];
  readonly zone: string;
}

function Fetching({ run, access: { mayReadAll, days, months }, zone }: FetchingProps) {
  const start = useStartHistory();
  const isRunning = run !== null && run.completedAt === null && run.status !== 'unavailable';
  const span = mayReadAll ? `${months} months` : `${days} days`;
  return (
    <>
      {run && <Progress run={run} zone={zone} isRunning={isRunning} />}
      {start.error && (
        <p role="alert" className={styles.note}>
          The fetch was not started: {start.error.message}
        </p>
      )}
      {!isRunning && (
        <div>
          <Button onClick={() => start.mutate()} loading={start.isPending}>
            {run === null ? `Fetch the orders of the last ${span}` : `Fetch the last ${span} again`}
          </Button>
        </div>
      )}
    </>
  );
}

interface ProgressProps {
  readonly run: Run;
  readonly zone: string;
  readonly isRunning: boolean;
}

const PERCENT = 100;

function Progress({ run, zone, isRunning }: ProgressProps) {
  const id = useId();
  const { ordersExpected, ordersRead } = run;
  const isReading = run.status === 'reading' && ordersExpected !== null && ordersExpected > 0;
  return (
    <>
      <p id={id} role="status" className={styles.note}>
        {stateOf(run, zone)}
      </p>
      {isRunning && isReading && (
        <ProgressBar
          size="small"
          ariaLabelledBy={id}
          progress={Math.min(PERCENT, (ordersRead / ordersExpected) * PERCENT)}
        />
      )}
    </>
  );
}

function stateOf(
  { status, from, ordersExpected, ordersRead, ordersUnreadable, completedAt }: Run,
  zone: string,
) {
  const unread = ordersUnreadable > 0 ? ` ${pluralize(ordersUnreadable, 'order')} could not be read.` : '';
  switch (status) {
    case 'queued':
      return `Waiting to ask your store for the orders since ${dateOnly(from, zone)}. You can leave this page.`;
    case 'exporting':
      return `Your store is writing the list of its orders${ordersExpected === null ? '' : `: ${ordersExpected.toLocaleString()} so far`}. You can leave this page.`;
    case 'reading':
      return `Reading orders: ${ordersRead.toLocaleString()}${ordersExpected === null ? '' : ` of ${ordersExpected.toLocaleString()}`}. You can leave this page.`;
    case 'complete':
      return `Fetched ${pluralize(ordersRead, 'order')} since ${dateOnly(from, zone)}${completedAt === null ? '' : `, on ${dateOnly(completedAt, zone)}`}.${unread}`;
    case 'unavailable':
      return 'The last fetch was not completed: your store did not give the list of its orders. What was read before is kept.';
    default:
      return status satisfies never;
  }
}

interface AskForAllProps {
  readonly url: string;
  readonly days: number;
  readonly months: number;
}

/** Leads to the store's own page, where the merchant allows or refuses. */
function AskForAll({ url, days, months }: AskForAllProps) {
  return (
    <section className={styles.ask} aria-label="Older orders">
      <h3>Older orders</h3>
      <p>
        Your store shows apps the orders of the last {days} days. What a customer is worth after half a year
        or a year takes older ones. With your permission, Askwell fetches {months} months, once.
      </p>
      <p className={styles.note}>
        We store of each order its value, currency, country, date, customer number, and the visits before it.
        No names, no addresses, no products. If you refuse, everything here works with {days} days.
      </p>
      <div>
        <Button url={url} target="_top">
          {`Ask the store for ${months} months`}
        </Button>
      </div>
    </section>
  );
}
