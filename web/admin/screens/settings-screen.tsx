import { Button } from '@shopify/polaris';
import { useNavigate } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';
import { ActivityPanel } from '../features/settings/activity/activity-panel.tsx';
import { ConnectionsPanel } from '../features/settings/connections/connections-panel.tsx';
import { DataRequests } from '../features/settings/data-requests.tsx';
import { LogoSettings } from '../features/settings/logo-settings.tsx';
import { RetentionSettings } from '../features/settings/retention-settings.tsx';
import { SessionList } from '../features/settings/session-list.tsx';
import { ShopperData } from '../features/settings/shopper-data.tsx';
import { StoreData } from '../features/settings/store-data.tsx';
import { StoreFacts } from '../features/settings/store-facts.tsx';
import { ThemeSettings } from '../features/settings/theme-settings.tsx';
import { InterfaceTextSettings } from '../features/settings/interface-text-settings.tsx';
import { useServices } from '../lib/services.tsx';
import { useStoreDetails } from '../lib/store/store-details.ts';
import { useBillingCustomer } from '../lib/billing/subscription.ts';
import { Panel } from '../ui/panel/panel.tsx';
import { Screen } from '../ui/screen.tsx';

export function SettingsScreen() {
  const { appName } = useServices().config;
  const details = useStoreDetails().data;
  if (!details) return null;
  const { storeUrl, merchantDetails } = details.store;
  return (
    <Screen title="Settings">
      <PlanPanel />
      <ThemeSettings details={details} />
      <LogoSettings details={details} />
      <InterfaceTextSettings details={details} appName={appName} />
      <ConnectionsPanel />
      <StoreFacts details={details} />
      <RetentionSettings details={details} />
      <DataRequests timeZone={merchantDetails.timezone} />
      <ShopperData />
      <StoreData shop={storeUrl} />
      <ActivityPanel />
      <SessionList timeZone={merchantDetails.timezone} />
    </Screen>
  );
}

function PlanPanel() {
  const plan = useBillingCustomer().data?.subscription?.plan;
  const navigate = useNavigate();
  return (
    <Panel
      heading={plan ? `Your plan: ${plan.name}` : 'You have no plan'}
      hint="What is in each plan, how much of it you use, and your invoices."
      aside={<Button onClick={() => void navigate(ROUTES.plans)}>Plan and billing</Button>}
    />
  );
}
