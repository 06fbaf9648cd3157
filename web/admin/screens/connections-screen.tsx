import { ConnectionList } from '../features/settings/connections/connection-list.tsx';
import { SettingsGroup } from '../features/settings/settings-group.tsx';
import { useStoreDetails } from '../lib/store/store-details.ts';

/** Where the store's events are sent. */
export function ConnectionsScreen() {
  const details = useStoreDetails().data;
  if (!details) return null;
  return (
    <SettingsGroup group="connections">
      <ConnectionList timeZone={details.store.merchantDetails.timezone} />
    </SettingsGroup>
  );
}
