import { useState } from 'react';
import { BILLING_MESSAGES } from '../lib/billing/billing-messages.ts';
import { CreateModal } from '../features/templates/create-modal.tsx';
import { useServices, useSession } from '../lib/services.tsx';
import { useUpgrade } from '../lib/billing/upgrade.tsx';
import { useLoaded } from '../lib/page/use-loaded.ts';
import { useToasts } from '../ui/toasts/toasts.tsx';

const loadUpgrade = async () => {
  return { Dialog: (await import('../features/upgrade/upgrade-dialog.tsx')).UpgradeDialog };
};

const loadReturn = async () => ({ Part: (await import('./upgrade-return.tsx')).UpgradeReturn });

/** Dialogs that any screen may open; the upgrade dialog is on top. */
export function GlobalDialogs() {
  const signedIn = useSession().status === 'authenticated';
  if (!signedIn) return null;
  return (
    <>
      <CreateModal />
      <Upgrade />
      <ReturnFromCharge />
    </>
  );
}

function Upgrade() {
  const { feature, close } = useUpgrade();
  const { show } = useToasts();
  const giveUp = (): void => {
    close();
    show({
      variant: 'destructive',
      title: BILLING_MESSAGES.unavailable,
      description: 'How to upgrade could not be loaded. Check your connection and try again.',
    });
  };
  const Loaded = useLoaded(loadUpgrade, feature !== null, giveUp);
  return feature && Loaded && <Loaded.Dialog feature={feature} onClose={close} />;
}

/** If the code does not load, a reload of the page tells the outcome: the address and the server keep the return. */
function ReturnFromCharge() {
  const { page } = useServices();
  const [isBack] = useState(() => page.query().has('charge_id'));
  const Loaded = useLoaded(loadReturn, isBack, () => undefined);
  return isBack && Loaded && <Loaded.Part />;
}
