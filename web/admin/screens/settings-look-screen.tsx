import { InterfaceTextSettings } from '../features/settings/interface-text-settings.tsx';
import { LogoSettings } from '../features/settings/logo-settings.tsx';
import { SettingsGroup } from '../features/settings/settings-group.tsx';
import { StoreFacts } from '../features/settings/store-facts.tsx';
import { ThemeSettings } from '../features/settings/theme-settings.tsx';
import { useServices } from '../lib/services.tsx';
import { useStoreDetails } from '../lib/store/store-details.ts';

export function SettingsLookScreen() {
  const { appName } = useServices().config;
  const details = useStoreDetails().data;
  if (!details) return null;
  return (
    <SettingsGroup group="look">
      <ThemeSettings details={details} />
      <LogoSettings details={details} />
      <InterfaceTextSettings details={details} appName={appName} />
      <StoreFacts details={details} />
    </SettingsGroup>
  );
}
