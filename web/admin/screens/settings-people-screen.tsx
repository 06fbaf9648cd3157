import { ActivityPanel } from '../features/settings/activity/activity-panel.tsx';
import { DataRequests } from '../features/settings/data-requests.tsx';
import { RetentionForm } from '../features/settings/retention-form.tsx';
import { SessionList } from '../features/settings/session-list.tsx';
import { SettingsGroup } from '../features/settings/settings-group.tsx';
import { ShopperData } from '../features/settings/shopper-data.tsx';
import { StoreData } from '../features/settings/store-data.tsx';
import { useStoreDetails } from '../lib/store/store-details.ts';

export function SettingsPeopleScreen() {
  const details = useStoreDetails().data;
  if (!details) return null;
  const { storeUrl, merchantDetails } = details.store;
  return (
    <SettingsGroup group="people">
      <RetentionForm details={details}>
        <DataRequests timeZone={merchantDetails.timezone} />
        <ShopperData />
        <ActivityPanel />
        <SessionList timeZone={merchantDetails.timezone} />
        <StoreData shop={storeUrl} />
      </RetentionForm>
    </SettingsGroup>
  );
}
