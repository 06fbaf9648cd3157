import { Button } from '@shopify/polaris';
import type { StoreDetails } from '#shared/api/store.ts';
import { dateOnly } from '../../lib/format-moment.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import { useChangeSettings } from './api/change-settings.ts';
import styles from './settings.module.css';

/** The store's details from the platform; they can only be changed there. */
export function StoreFacts({ details }: { details: StoreDetails }) {
  const refresh = useChangeSettings('refreshStore');
  const { show } = useToasts();
  const { store, metadata } = details;
  const { businessName, businessEmail, timezone } = store.merchantDetails;
  const facts = [
    ['Name', businessName],
    ['Email', businessEmail],
    ['Address', store.storeUrl],
    ['Time zone', timezone],
    ['Currency', metadata.currency],
    ['Installed', metadata.installedAt === '' ? '' : dateOnly(metadata.installedAt, timezone)],
  ] as const;
  const update = (): void =>
    refresh.mutate(
      {},
      {
        onSuccess: () => show({ variant: 'success', title: 'Your store’s details are up to date' }),
        onError: ({ message }) =>
          show({ variant: 'destructive', title: 'Nothing was updated', description: message }),
      },
    );
  return (
    <Panel
      heading="Your store"
      hint="These come from your store’s own settings, where you change them. We look once a day."
      aside={
        <Button onClick={update} loading={refresh.isPending}>
          Update now
        </Button>
      }
    >
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || 'Not known'}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>
        A new time zone holds for answers from then on. Days that were counted stay where they are.
      </p>
    </Panel>
  );
}
