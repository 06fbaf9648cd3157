import { Button } from '@shopify/polaris';
import { useNavigate } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';
import { ActivityList } from '../features/settings/activity/activity-list.tsx';
import { useStoreDetails } from '../lib/store/store-details.ts';
import { Screen } from '../ui/screen.tsx';

/** Who did what in the store. */
export function ActivityScreen() {
  const details = useStoreDetails().data;
  const navigate = useNavigate();
  if (!details) return null;
  return (
    <Screen
      title="Activity"
      subtitle="What people, programs and the app itself did with your surveys and data."
      action={<Button onClick={() => void navigate(ROUTES.settings)}>Back to settings</Button>}
    >
      <ActivityList timeZone={details.store.merchantDetails.timezone} />
    </Screen>
  );
}
