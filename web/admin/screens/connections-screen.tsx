import { Button } from '@shopify/polaris';
import { useNavigate } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';
import { ConnectionList } from '../features/settings/connections/connection-list.tsx';
import { useStoreDetails } from '../lib/store/store-details.ts';
import { Screen } from '../ui/screen.tsx';

/** Where the store's events are sent. */
export function ConnectionsScreen() {
  const details = useStoreDetails().data;
  const navigate = useNavigate();
  if (!details) return null;
  return (
    <Screen
      title="Connections"
      subtitle="Send answers to your other tools the moment they arrive."
      action={<Button onClick={() => void navigate(ROUTES.settings)}>Back to settings</Button>}
    >
      <ConnectionList timeZone={details.store.merchantDetails.timezone} />
    </Screen>
  );
}
