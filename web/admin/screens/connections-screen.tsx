import { Button } from '@shopify/polaris';
import { useNavigate } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';
import { KeyList } from '../features/settings/api-keys/key-list.tsx';
import { ConnectionList } from '../features/settings/connections/connection-list.tsx';
import { useStoreDetails } from '../lib/store/store-details.ts';
import { Screen } from '../ui/screen.tsx';

/** Where the store's events are sent, and the keys with which programs ask for the rest. */
export function ConnectionsScreen() {
  const details = useStoreDetails().data;
  const navigate = useNavigate();
  if (!details) return null;
  const { timezone } = details.store.merchantDetails;
  return (
    <Screen
      title="Connections"
      subtitle="Send answers to your other tools the moment they arrive."
      action={<Button onClick={() => void navigate(ROUTES.settings)}>Back to settings</Button>}
    >
      <ConnectionList timeZone={timezone} />
      <KeyList timeZone={timezone} />
    </Screen>
  );
}
