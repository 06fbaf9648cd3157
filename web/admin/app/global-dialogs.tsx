import { lazy, Suspense } from 'react';
import { useSession } from '../lib/services.tsx';
import { useUpgrade } from '../lib/upgrade.tsx';

const UpgradeDialog = lazy(async () => {
  return { default: (await import('../features/upgrade/upgrade-dialog.tsx')).UpgradeDialog };
});

/** Dialogs that any screen may open; their code comes with the first opening. */
export function GlobalDialogs() {
  const signedIn = useSession().status === 'authenticated';
  const { feature, close } = useUpgrade();
  if (!signedIn) return null;
  return <Suspense>{feature && <UpgradeDialog feature={feature} onClose={close} />}</Suspense>;
}
