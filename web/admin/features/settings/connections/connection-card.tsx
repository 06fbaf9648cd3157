import { Badge, Button } from '@shopify/polaris';
import { useState } from 'react';
import type { Connection } from '#shared/api/connections.ts';
import { dateAndTime, relativeTime } from '../../../lib/format-moment.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { useNow } from '../../../lib/use-now.ts';
import { SendDialog } from '../../../ui/dialog/send-dialog.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { failedChange } from '../../../ui/toasts/failed-change.ts';
import { useToasts } from '../../../ui/toasts/toasts.tsx';
import { useChangeConnections, useConnections } from './api/connections.ts';
import { ConnectionForm } from './connection-form.tsx';
import { EVENT_WORDS, RECEIVER_WORDS, STATE_WORDS } from './connection-words.ts';
import styles from './connections.module.css';
import { DeliveryLog } from './delivery-log.tsx';
import { serviceOf } from './services/registry.ts';
import { SecretDialog, type SecretReason } from './secret-dialog.tsx';
import { ServiceMark } from './service-mark.tsx';

interface ConnectionCardProps {
  readonly connection: Connection;
  readonly timeZone: string;
}

type Opened = 'form' | 'log' | 'delete' | { readonly secret: string; readonly reason: SecretReason } | null;

/** One connection: where it leads, how it does, and what can be done with it. */
export function ConnectionCard({ connection, timeZone }: ConnectionCardProps) {
  const { connectionId, name, service, url, state } = connection;
  const { hasSecret, Access, name: serviceName } = serviceOf(service.kind);
  const [opened, setOpened] = useState<Opened>(null);
  const actions = useActions(connection, setOpened);
  const close = (): void => setOpened(null);
  return (
    <article className={styles.card} aria-label={name}>
      <header>
        <ServiceMark kind={service.kind} />
        <div>
          <h3>
            {name} <StateBadge connection={connection} />
          </h3>
          <p className={styles.url}>{url}</p>
        </div>
        <Menu
          label={`More actions for ${name}`}
          items={[
            { label: 'Edit', onChoose: () => setOpened('form') },
            { label: state === 'active' ? 'Switch off' : 'Switch on', onChoose: actions.switch },
            ...(hasSecret ? [{ label: 'Replace the secret', onChoose: actions.rotate }] : []),
            { label: 'Delete', onChoose: () => setOpened('delete'), isDestructive: true },
          ]}
        />
      </header>
      <StateNotice connection={connection} timeZone={timeZone} actions={actions} />
      {Access && <Access service={service} />}
      <p className={styles.quiet}>{`${serviceName}: ${doneBy(connection).join(' · ')}`}</p>
      <CardFooter {...{ connection, timeZone, actions }} onLog={() => setOpened('log')} />
      {opened === 'form' && (
        <ConnectionForm
          kind={service.kind}
          connection={connection}
          timeZone={timeZone}
          onClose={close}
          onSaved={(secret) => setOpened(secret === null ? null : { secret, reason: 'moved' })}
        />
      )}
      {opened === 'log' && <DeliveryLog {...{ connectionId, name, timeZone }} onClose={close} />}
      {opened === 'delete' && <DeleteDialog {...{ connection, actions }} onClose={close} />}
      {typeof opened === 'object' && opened !== null && <SecretDialog {...opened} onClose={close} />}
    </article>
  );
}

const doneBy = ({ service, events }: Connection): readonly string[] =>
  serviceOf(service.kind).doneBy?.(service) ?? events.map((type) => EVENT_WORDS[type].name);

interface CardFooterProps extends ConnectionCardProps {
  readonly actions: Actions;
  readonly onLog: () => void;
}

function CardFooter({ connection, timeZone, actions, onLog }: CardFooterProps) {
  return (
    <footer>
      <Figures connection={connection} timeZone={timeZone} />
      <div>
        {!serviceOf(connection.service.kind).cannotTest && (
          <Button onClick={actions.test} loading={actions.isTesting}>
            Send a test
          </Button>
        )}
        <Button onClick={onLog}>Deliveries</Button>
      </div>
    </footer>
  );
}

type Actions = ReturnType<typeof useActions>;

function useActions({ connectionId, state }: Connection, open: (opened: Opened) => void) {
  const { show } = useToasts();
  const [turn, rotate, remove, test, again] = [
    useChangeConnections('switch'),
    useChangeConnections('rotate'),
    useChangeConnections('remove'),
    useChangeConnections('test'),
    useChangeConnections('again'),
  ];
  const onError = (error: Error) => show(failedChange('That did not work', error));
  return {
    isTesting: test.isPending,
    isRemoving: remove.isPending || remove.isSuccess,
    isSwitching: turn.isPending,
    isSendingAgain: again.isPending,
    switch: () => turn.mutate({ connectionId, isActive: state !== 'active' }, { onError }),
    rotate: () =>
      rotate.mutate(
        { connectionId },
        { onError, onSuccess: ({ secret }) => secret !== null && open({ secret, reason: 'replaced' }) },
      ),
    remove: () => remove.mutate({ connectionId }, { onError }),
    again: () =>
      again.mutate(
        { connectionId, eventId: null },
        {
          onError,
          onSuccess: ({ queued }) =>
            show({
              variant: 'success',
              title: `${pluralize(queued, RECEIVER_WORDS.thing)} queued to be sent again`,
            }),
        },
      ),
    test: () =>
      test.mutate(
        { connectionId },
        {
          onError,
          onSuccess({ delivery }) {
            const [attempt] = delivery.log;
            const reply = attempt?.failure ?? `The receiver replied with status ${attempt?.status ?? '?'}.`;
            if (delivery.state === 'delivered') show({ variant: 'success', title: RECEIVER_WORDS.accepted });
            else show({ variant: 'destructive', title: 'The test was not accepted', description: reply });
          },
        },
      ),
  };
}

function StateBadge({ connection: { service, state, failingSince } }: { connection: Connection }) {
  const access = useConnections().data?.storeAccess;
  const missing = serviceOf(service.kind).missingAccess?.(service, access) ?? [];
  if (state === 'failing') return <Badge tone="critical">{STATE_WORDS.failing.badge}</Badge>;
  if (state !== 'active') return <Badge>{STATE_WORDS[state].badge}</Badge>;
  if (missing.length > 0) return <Badge tone="warning">Not allowed yet</Badge>;
  return failingSince === null ? <Badge tone="success">On</Badge> : <Badge tone="warning">Failing</Badge>;
}

interface StateNoticeProps extends ConnectionCardProps {
  readonly actions: Actions;
}

function StateNotice({ connection, timeZone, actions }: StateNoticeProps) {
  const { state, failingSince, dead } = connection;
  if (state !== 'active') {
    const action = { label: 'Switch on', onAction: actions.switch, isBusy: actions.isSwitching };
    const tone = state === 'failing' ? 'critical' : 'caution';
    const heading = state === 'failing' ? 'This connection switched itself off' : 'This connection is off';
    return (
      <Notice tone={tone} heading={heading} action={action}>
        {STATE_WORDS[state].reason}
      </Notice>
    );
  }
  if (failingSince !== null) {
    return (
      <Notice tone="caution" heading={RECEIVER_WORDS.notAccepted}>
        {`Since ${dateAndTime(failingSince, timeZone)}. ${RECEIVER_WORDS.repeated}`}
      </Notice>
    );
  }
  if (dead === 0) return null;
  const action = { label: 'Send all again', onAction: actions.again, isBusy: actions.isSendingAgain };
  return (
    <Notice tone="caution" heading={`${pluralize(dead, RECEIVER_WORDS.thing)} not delivered`} action={action}>
      {`You can send ${dead === 1 ? 'it' : 'them'} again for a month.`}
    </Notice>
  );
}

function Figures({ connection: { waiting, dead, lastDeliveredAt }, timeZone }: ConnectionCardProps) {
  const now = useNow();
  const last =
    lastDeliveredAt === null
      ? RECEIVER_WORDS.none
      : `${RECEIVER_WORDS.last} ${relativeTime(lastDeliveredAt, now, timeZone)}`;
  return (
    <p className={styles.quiet}>
      {[last, waiting > 0 && `${waiting} waiting`, dead > 0 && `${dead} given up`]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}

interface DeleteDialogProps {
  readonly connection: Connection;
  readonly actions: Actions;
  readonly onClose: () => void;
}

function DeleteDialog({ connection: { name, service }, actions, onClose }: DeleteDialogProps) {
  return (
    <SendDialog
      title={`Delete ${name}?`}
      maxWidth={440}
      keep="Keep it"
      send="Delete connection"
      isBusy={actions.isRemoving}
      isDestructive
      onSend={actions.remove}
      onClose={onClose}
    >
      <p>
        {`Its log is deleted, and what waits is not sent. Your answers stay as they are. ${serviceOf(service.kind).left ?? ''}`}
      </p>
    </SendDialog>
  );
}
