import { Badge, Button } from '@shopify/polaris';
import type { Attempt, Delivery } from '#shared/api/connections.ts';
import { LOG_DAYS } from '#shared/connections/connection-limits.ts';
import { dateAndTime, relativeTime } from '../../../lib/format-moment.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Found } from '../../../ui/found.tsx';
import { NextPage } from '../../../ui/next-page.tsx';
import { failedChange } from '../../../ui/toasts/failed-change.ts';
import { useToasts } from '../../../ui/toasts/toasts.tsx';
import { useChangeConnections, useDeliveries } from './api/connections.ts';
import { deliveryWords, EVENT_WORDS } from './connection-words.ts';
import styles from './connections.module.css';
import { readableBody } from './readable-body.ts';

interface DeliveryLogProps {
  readonly connectionId: string;
  readonly name: string;
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** What was and will be sent to a connection, with each request and reply. */
export function DeliveryLog({ connectionId, name, timeZone, onClose }: DeliveryLogProps) {
  const log = useDeliveries(connectionId);
  return (
    <Dialog
      title={`Deliveries to ${name}`}
      subtitle={`Newest first. The log goes back ${LOG_DAYS} days.`}
      maxWidth={720}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Found found={log} what="The log" lines={6}>
        {({ pages }) => {
          const deliveries = pages.flatMap((page) => page.deliveries);
          if (deliveries.length === 0) return <p>{`Nothing was sent in the last ${LOG_DAYS} days.`}</p>;
          return (
            <ul className={styles.log}>
              {deliveries.map((delivery) => (
                <li key={delivery.eventId}>
                  <DeliveryEntry connectionId={connectionId} delivery={delivery} timeZone={timeZone} />
                </li>
              ))}
            </ul>
          );
        }}
      </Found>
      <NextPage list={log} label="Show earlier entries" what="Earlier entries" />
    </Dialog>
  );
}

interface DeliveryEntryProps {
  readonly connectionId: string;
  readonly delivery: Delivery;
  readonly timeZone: string;
}

const TONES = { delivered: 'success', waiting: 'attention', dead: 'critical', withheld: 'new' } as const;

function DeliveryEntry({ connectionId, delivery, timeZone }: DeliveryEntryProps) {
  const now = useNow();
  const { eventId, type, occurredAt, state, isTest, nextAt, attempts, log, request } = delivery;
  return (
    <details className={styles.entry}>
      <summary>
        <span>{`${EVENT_WORDS[type].name}${isTest ? ' (test)' : ''}`}</span>
        <Badge tone={TONES[state]}>{deliveryWords(delivery)}</Badge>
        <time dateTime={occurredAt} title={dateAndTime(occurredAt, timeZone)}>
          {relativeTime(occurredAt, now, timeZone)}
        </time>
      </summary>
      {state === 'withheld' ? (
        <div className={styles.detail}>
          <p className={styles.quiet}>{WITHHELD}</p>
        </div>
      ) : (
        <div className={styles.detail}>
          {state === 'dead' && !isTest && <SendAgain connectionId={connectionId} eventId={eventId} />}
          {nextAt !== null && attempts > 0 && <p>{`Next attempt: ${dateAndTime(nextAt, timeZone)}.`}</p>}
          <h3>{log.length === 0 ? 'Not sent yet' : pluralize(log.length, 'attempt')}</h3>
          {log.length > 0 && (
            <ol>
              {log.map((attempt) => (
                <li key={attempt.at}>
                  <AttemptLine attempt={attempt} timeZone={timeZone} />
                </li>
              ))}
            </ol>
          )}
          <h3>Request</h3>
          <p>{`Event id: ${eventId}`}</p>
          <pre tabIndex={0}>{readableBody(request)}</pre>
        </div>
      )}
    </details>
  );
}

const WITHHELD =
  'The shopper did not allow it, or the service needs to know who answered. The answer itself is not in this log.';

function AttemptLine({ attempt, timeZone }: { attempt: Attempt; timeZone: string }) {
  const { at, ms, status, reply, failure } = attempt;
  const outcome = failure ?? (status === null ? 'No reply' : `Status ${status}`);
  return (
    <>
      {`${dateAndTime(at, timeZone)}: ${outcome} `}
      <span className={styles.quiet}>{`(${ms} ms)`}</span>
      {reply !== '' && <pre tabIndex={0}>{reply}</pre>}
    </>
  );
}

function SendAgain({ connectionId, eventId }: { connectionId: string; eventId: string }) {
  const { show } = useToasts();
  const again = useChangeConnections('again');
  const send = (): void =>
    again.mutate(
      { connectionId, eventId },
      {
        onSuccess: () => show({ variant: 'success', title: 'Queued to be sent again' }),
        onError: (error) => show(failedChange('It was not queued', error)),
      },
    );
  return (
    <Button onClick={send} loading={again.isPending}>
      Send again
    </Button>
  );
}
