import { Button } from '@shopify/polaris';
import { useState } from 'react';
import type { ConnectionKind } from '#shared/connections/kinds.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { UPGRADE_FALLBACK_BUTTON, UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { useBillingCustomer } from '../../../lib/billing/subscription.ts';
import { useUpgrade } from '../../../lib/billing/upgrade.tsx';
import { Found } from '../../../ui/found.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { useConnections } from './api/connections.ts';
import { ConnectionCard } from './connection-card.tsx';
import { ConnectionForm } from './connection-form.tsx';
import styles from './connections.module.css';
import { SecretDialog } from './secret-dialog.tsx';
import { ServicePicker } from './service-picker.tsx';

/** The store's connections to other services. */
export function ConnectionList({ timeZone }: { timeZone: string }) {
  const found = useConnections();
  const plan = useBillingCustomer().data;
  const isGranted = plan === undefined || isAllowed(plan.features, { type: 'connect_service' });
  // Here, because the first connection replaces the empty state while its secret is shown.
  const [adding, setAdding] = useState<Adding>(null);
  const add = (): void => setAdding('service');
  return (
    <Panel
      heading="Your connections"
      hint="Events of a response are sent in their order, and repeated for three days while the receiver does not accept them. A service gets only what the shopper allows."
      {...(isGranted &&
        found.data &&
        found.data.connections.length > 0 && { aside: <AddButton onAdd={add} /> })}
    >
      {!isGranted && <PlanNotice />}
      <Found found={found} what="The connections" lines={6}>
        {({ connections }) => (
          <>
            {connections.length === 0 && isGranted && <NoConnection onAdd={add} />}
            {connections.map((connection) => (
              <ConnectionCard key={connection.connectionId} connection={connection} timeZone={timeZone} />
            ))}
          </>
        )}
      </Found>
      <AddDialogs adding={adding} timeZone={timeZone} onChange={setAdding} />
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

interface AddButtonProps {
  readonly onAdd: () => void;
}

function NoConnection({ onAdd }: AddButtonProps) {
  return (
    <div className={styles.empty}>
      <p>No connection yet.</p>
      <AddButton onAdd={onAdd} />
    </div>
  );
}

const AddButton = ({ onAdd }: AddButtonProps) => (
  <Button variant="primary" onClick={onAdd}>
    Add a connection
  </Button>
);

type Adding = 'service' | { readonly kind: ConnectionKind } | { readonly secret: string } | null;

interface AddDialogsProps {
  readonly adding: Adding;
  readonly timeZone: string;
  readonly onChange: (adding: Adding) => void;
}

function AddDialogs({ adding, timeZone, onChange }: AddDialogsProps) {
  if (adding === null) return null;
  const close = (): void => onChange(null);
  if (adding === 'service') return <ServicePicker onChoose={(kind) => onChange({ kind })} onClose={close} />;
  if ('kind' in adding) {
    return (
      <ConnectionForm
        kind={adding.kind}
        connection={null}
        timeZone={timeZone}
        onClose={close}
        onSaved={(secret) => onChange(secret === null ? null : { secret })}
      />
    );
  }
  return <SecretDialog secret={adding.secret} reason="added" onClose={close} />;
}
