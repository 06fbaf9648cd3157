import { Button } from '@shopify/polaris';
import { useState } from 'react';
import { isAllowed } from '#shared/plan/gates.ts';
import { UPGRADE_FALLBACK_BUTTON, UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { useBillingCustomer } from '../../../lib/store/subscription.ts';
import { useUpgrade } from '../../../lib/upgrade.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { useConnections } from './api/connections.ts';
import { ConnectionCard } from './connection-card.tsx';
import { ConnectionForm } from './connection-form.tsx';
import styles from './connections.module.css';
import { SecretDialog } from './secret-dialog.tsx';

/** The addresses that receive the store's events. */
export function ConnectionList({ timeZone }: { timeZone: string }) {
  const { data, error, refetch, isFetching } = useConnections();
  const plan = useBillingCustomer().data;
  const isGranted = plan === undefined || isAllowed(plan.features, { type: 'connect_service' });
  const connections = data?.connections ?? [];
  return (
    <Panel
      heading="Webhooks"
      hint="We post what happens to addresses of yours: signed, in order for each response, and repeated for three days if the receiver does not accept it."
      {...(isGranted && connections.length > 0 && { aside: <AddConnection /> })}
    >
      {!isGranted && <PlanNotice />}
      {error && !data && (
        <Notice
          tone="critical"
          heading="The connections could not be read"
          action={{ label: 'Try again', onAction: () => void refetch(), isBusy: isFetching }}
        >
          {error.message} Deliveries go on.
        </Notice>
      )}
      {!data && !error && <div className={styles.skeleton} aria-busy="true" aria-label="Loading" />}
      {data && connections.length === 0 && isGranted && <NoConnection />}
      {connections.map((connection) => (
        <ConnectionCard key={connection.connectionId} connection={connection} timeZone={timeZone} />
      ))}
    </Panel>
  );
}

function PlanNotice() {
  const { open } = useUpgrade();
  return (
    <div className={styles.empty}>
      <p>{`Your plan has no connections. ${UPGRADE_PROMPTS.thirdPartyIntegrations.description}`}</p>
      <Button variant="primary" onClick={() => open('thirdPartyIntegrations')}>
        {UPGRADE_FALLBACK_BUTTON}
      </Button>
    </div>
  );
}

function NoConnection() {
  return (
    <div className={styles.empty}>
      <p>
        No connection yet. Add the address of a tool that takes webhooks, such as your warehouse, your help
        desk or an automation.
      </p>
      <AddConnection />
    </div>
  );
}

function AddConnection() {
  const [opened, setOpened] = useState<'form' | { readonly secret: string } | null>(null);
  return (
    <>
      <Button variant="primary" onClick={() => setOpened('form')}>
        Add a connection
      </Button>
      {opened === 'form' && (
        <ConnectionForm
          connection={null}
          onClose={() => setOpened(null)}
          onCreated={(secret) => setOpened({ secret })}
        />
      )}
      {typeof opened === 'object' && opened !== null && (
        <SecretDialog secret={opened.secret} isNext={false} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
