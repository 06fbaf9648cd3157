import { ActivityList } from '../features/settings/activity/activity-list.tsx';
import { SettingsGroup } from '../features/settings/settings-group.tsx';
import { SCREEN_WORDS } from '../lib/screen-words.ts';
import { useStoreDetails } from '../lib/store/store-details.ts';

const PAGE = {
  title: SCREEN_WORDS.activity,
  holds: 'What people, programs and the app itself did with your surveys and data.',
};

export function ActivityScreen() {
  const details = useStoreDetails().data;
  if (!details) return null;
  return (
    <SettingsGroup group="people" page={PAGE}>
      <ActivityList timeZone={details.store.merchantDetails.timezone} />
    </SettingsGroup>
  );
}
