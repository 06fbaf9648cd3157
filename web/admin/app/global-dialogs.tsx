import { BILLING_MESSAGES } from '#shared/plan/billing-messages.ts';
import { CreateModal } from '../features/templates/create-modal.tsx';
import { useSession } from '../lib/services.tsx';
import { useUpgrade } from '../lib/upgrade.tsx';
import { useLoaded } from '../lib/use-loaded.ts';
import { useToasts } from '../ui/toasts/toasts.tsx';
import { useUpgradeReturn } from './use-upgrade-return.ts';

const loadUpgrade = async () => {
  return { Dialog: (await import('../features/upgrade/upgrade-dialog.tsx')).UpgradeDialog };
};

const loadPro = async () => ({ Dialog: (await import('../features/upgrade/pro-dialog.tsx')).ProDialog });

/** Dialogs that any screen may open; the upgrade dialog is on top. */
export function GlobalDialogs() {
  const signedIn = useSession().status === 'authenticated';
  if (!signedIn) return null;
  return (
    <>
      <CreateModal />
      <Upgrade />
      <Pro />
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

/** The plan is active even if the dialog's code does not load, so no error is shown. */
function Pro() {
  const { isShown, close } = useUpgradeReturn();
  const Loaded = useLoaded(loadPro, isShown, close);
  return isShown && Loaded && <Loaded.Dialog onClose={close} />;
}
