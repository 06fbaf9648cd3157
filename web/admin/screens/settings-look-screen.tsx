import { InterfaceTextSettings } from '../features/settings/interface-text-settings.tsx';
import { LookForm } from '../features/settings/look-form.tsx';
import { SettingsGroup } from '../features/settings/settings-group.tsx';
import { StoreFacts } from '../features/settings/store-facts.tsx';
import { useServices } from '../lib/services.tsx';
import { useStoreDetails } from '../lib/store/store-details.ts';

export function SettingsLookScreen() {
  const { appName } = useServices().config;
  const details = useStoreDetails().data;
  if (!details) return null;
  return (
    <SettingsGroup group="look">
      <LookForm details={details}>
        <InterfaceTextSettings details={details} appName={appName} />
        <StoreFacts details={details} />
      </LookForm>
    </SettingsGroup>
  );
}
