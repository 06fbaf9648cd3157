import { CurrentPlan } from '../features/billing/current-plan.tsx';
import { Invoices } from '../features/billing/invoices.tsx';
import { UsageMeters } from '../features/billing/usage-meters.tsx';
import { SettingsGroup } from '../features/settings/settings-group.tsx';
import { useBillingCustomer } from '../lib/billing/subscription.ts';
import { useStoreDetails } from '../lib/store/store-details.ts';

export function SettingsPlanScreen() {
  const customer = useBillingCustomer().data;
  const store = useStoreDetails().data?.store;
  if (!customer || !store) return null;
  const { timezone } = store.merchantDetails;
  return (
    <SettingsGroup group="plan">
      <CurrentPlan customer={customer} timeZone={timezone} canChange />
      {customer.subscription?.active && <UsageMeters />}
      <Invoices customerToken={store.billingCustomerToken} timeZone={timezone} />
    </SettingsGroup>
  );
}
