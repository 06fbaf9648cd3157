import { Button } from '@shopify/polaris';
import { useState } from 'react';
import type { ApiKey } from '#shared/api/keys.ts';
import { PUBLIC_DOCS_PATH } from '#shared/connections/key-scopes.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { UPGRADE_FALLBACK_BUTTON } from '#shared/plan/upgrade.ts';
import { useServices } from '../../../lib/services.tsx';
import { useBillingCustomer } from '../../../lib/billing/subscription.ts';
import { useUpgrade } from '../../../lib/billing/upgrade.tsx';
import { Found } from '../../../ui/found.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { useApiKeys } from './api/api-keys.ts';
import styles from './api-keys.module.css';
import { KeyForm } from './key-form.tsx';
import { ShownOnce } from '../shown-once.tsx';
import { EndedKeys, WorkingKey } from './key-rows.tsx';

type Adding = 'form' | { readonly secret: string } | null;

/** The keys with which the merchant's programs and assistants read and change surveys. */
export function KeyList({ timeZone }: { timeZone: string }) {
  const found = useApiKeys();
  const plan = useBillingCustomer().data;
  const isGranted = plan === undefined || isAllowed(plan.features, { type: 'connect_service' });
  const [adding, setAdding] = useState<Adding>(null);
  const close = (): void => setAdding(null);
  return (
    <Panel
      heading="API keys"
      hint="For your own programs, and for assistants that speak MCP. A key reads and changes this store’s surveys."
      {...(isGranted &&
        found.data && { aside: <Button onClick={() => setAdding('form')}>Make a key</Button> })}
    >
      {!isGranted && <PlanNotice />}
      <Found found={found} what="The keys" lines={3}>
        {({ keys }) => isGranted && <Keys keys={keys} timeZone={timeZone} />}
      </Found>
      {adding === 'form' && <KeyForm onClose={close} onCreated={(secret) => setAdding({ secret })} />}
      {typeof adding === 'object' && adding !== null && (
        <ShownOnce title="Your new API key" secret={adding.secret} onClose={close}>
          Give it to your program now, since it is shown only this once. Keep it on a server: anyone who has
          it can use it.
        </ShownOnce>
      )}
    </Panel>
  );
}

function Keys({ keys, timeZone }: { readonly keys: readonly ApiKey[]; readonly timeZone: string }) {
  const working = keys.filter(({ endedAt }) => endedAt === null);
  const ended = keys.filter(({ endedAt }) => endedAt !== null);
  return (
    <>
      {working.length === 0 ? (
        <p className={styles.quiet}>No key yet.</p>
      ) : (
        <ul className={styles.keys} aria-label="Keys that work">
          {working.map((key) => (
            <WorkingKey key={key.keyId} apiKey={key} timeZone={timeZone} />
          ))}
        </ul>
      )}
      <DocsLink />
      {ended.length > 0 && <EndedKeys keys={ended} timeZone={timeZone} />}
    </>
  );
}

function DocsLink() {
  const { config } = useServices();
  const base = new URL(config.bearerBase, window.location.href);
  return (
    <p className={styles.quiet}>
      <a href={new URL(PUBLIC_DOCS_PATH, base).href} target="_blank" rel="noreferrer">
        How to use the API
      </a>{' '}
      with examples in curl and TypeScript.
    </p>
  );
}

function PlanNotice() {
  const { open } = useUpgrade();
  return (
    <div className={styles.empty}>
      <p>API keys come with the plans that have connections.</p>
      <Button onClick={() => open('thirdPartyIntegrations')}>{UPGRADE_FALLBACK_BUTTON}</Button>
    </div>
  );
}
