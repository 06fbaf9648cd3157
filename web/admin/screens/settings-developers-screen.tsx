import { KeyList } from '../features/settings/api-keys/key-list.tsx';
import { SettingsGroup } from '../features/settings/settings-group.tsx';
import { useStoreDetails } from '../lib/store/store-details.ts';

export function SettingsDevelopersScreen() {
  const details = useStoreDetails().data;
  if (!details) return null;
  return (
    <SettingsGroup group="developers">
      <KeyList timeZone={details.store.merchantDetails.timezone} />
    </SettingsGroup>
  );
}
