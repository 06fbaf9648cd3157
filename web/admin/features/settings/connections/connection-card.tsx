import { Badge, Button } from '@shopify/polaris';
import { useState } from 'react';
import type { Connection } from '#shared/api/connections.ts';
import { dateAndTime, relativeTime } from '../../../lib/format-moment.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToasts } from '../../../ui/toasts/toasts.tsx';
import { useChangeConnections } from './api/connections.ts';
import { ConnectionForm } from './connection-form.tsx';
import { EVENT_WORDS, STATE_WORDS } from './connection-words.ts';
import styles from './connections.module.css';
import { DeliveryLog } from './delivery-log.tsx';
import { SecretDialog } from './secret-dialog.tsx';

interface ConnectionCardProps {
  readonly connection: Connection;
  readonly timeZone: string;
}

type Opened = 'form' | 'log' | 'delete' | { readonly secret: string } | null;

/** One connection: where it leads, how it does, and what can be done with it. */
export function ConnectionCard({ connection, timeZone }: ConnectionCardProps) {
  const { connectionId, name, url, events, state } = connection;
  const [opened, setOpened] = useState<Opened>(null);
  const actions = useActions(connection, setOpened);
  const close = (): void => setOpened(null);
  return (
    <article className={styles.card} aria-label={name}>
      <header>
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
            { label: 'Replace the secret', onChoose: actions.rotate },
            { label: 'Delete', onChoose: () => setOpened('delete'), isDestructive: true },
          ]}
        />
      </header>
      <StateNotice connection={connection} timeZone={timeZone} actions={actions} />
      <p className={styles.quiet}>{events.map((type) => EVENT_WORDS[type].name).join(' · ')}</p>
      <footer>
        <Figures connection={connection} timeZone={timeZone} />
        <div>
          <Button onClick={actions.test} loading={actions.isTesting}>
            Send a test
          </Button>
          <Button onClick={() => setOpened('log')}>Deliveries</Button>
        </div>
      </footer>
      {opened === 'form' && <ConnectionForm connection={connection} onClose={close} onCreated={close} />}
      {opened === 'log' && <DeliveryLog {...{ connectionId, name, timeZone }} onClose={close} />}
      {opened === 'delete' && (
        <DeleteDialog name={name} isBusy={actions.isRemoving} onDelete={actions.remove} onClose={close} />
      )}
      {typeof opened === 'object' && opened !== null && (
        <SecretDialog secret={opened.secret} isNext onClose={close} />
      )}
    </article>
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
  const onError = ({ message }: Error): void => {
    show({ variant: 'destructive', title: 'That did not work', description: message });
  };
  return {
    isTesting: test.isPending,
    isRemoving: remove.isPending,
    isSwitching: turn.isPending,
    isSendingAgain: again.isPending,
    switch: () => turn.mutate({ connectionId, isActive: state !== 'active' }, { onError }),
    rotate: () => rotate.mutate({ connectionId }, { onError, onSuccess: ({ secret }) => open({ secret }) }),
    remove: () => remove.mutate({ connectionId }, { onError }),
    again: () =>
      again.mutate(
        { connectionId, eventId: null },
        {
          onError,
          onSuccess: ({ queued }) =>
            show({ variant: 'success', title: `${pluralize(queued, 'event')} queued to be sent again` }),
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
            if (delivery.state === 'delivered') show({ variant: 'success', title: 'The test was accepted' });
            else show({ variant: 'destructive', title: 'The test was not accepted', description: reply });
          },
        },
      ),
  };
}

function StateBadge({ connection: { state, failingSince } }: { connection: Connection }) {
  if (state === 'failing') return <Badge tone="critical">{STATE_WORDS.failing.badge}</Badge>;
  if (state !== 'active') return <Badge>{STATE_WORDS[state].badge}</Badge>;
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
      <Notice tone="caution" heading="The receiver does not accept what is sent">
        {`Since ${dateAndTime(failingSince, timeZone)}. Each event is repeated for three days; the log says what the receiver replied.`}
      </Notice>
    );
  }
  if (dead === 0) return null;
  const action = { label: 'Send all again', onAction: actions.again, isBusy: actions.isSendingAgain };
  return (
    <Notice tone="caution" heading={`${pluralize(dead, 'event')} could not be delivered`} action={action}>
      They were given up, and can be sent again for a month.
    </Notice>
  );
}

function Figures({ connection: { waiting, dead, lastDeliveredAt }, timeZone }: ConnectionCardProps) {
  const now = useNow();
  const last =
    lastDeliveredAt === null
      ? 'Nothing delivered yet'
      : `Last delivered ${relativeTime(lastDeliveredAt, now, timeZone)}`;
  return (
    <p className={styles.quiet}>
      {[last, waiting > 0 && `${waiting} waiting`, dead > 0 && `${dead} given up`]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}

interface DeleteDialogProps {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

function DeleteDialog({ name, isBusy, onDelete, onClose }: DeleteDialogProps) {
  const footer = (
    <>
      <Button onClick={onClose}>Keep it</Button>
      <Button variant="primary" tone="critical" loading={isBusy} onClick={onDelete}>
        Delete connection
      </Button>
    </>
  );
  return (
    <Dialog title={`Delete ${name}?`} maxWidth={440} onClose={onClose} footer={footer}>
      <p>Its log is deleted, and what waits is not sent. Your answers stay as they are.</p>
    </Dialog>
  );
}
