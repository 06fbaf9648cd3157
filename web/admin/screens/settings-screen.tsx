import { GroupList } from '../features/settings/group-list.tsx';
import { FailedConnections } from '../features/settings/connections/failed-connections.tsx';
import { useBillingCustomer } from '../lib/billing/subscription.ts';
import { SCREEN_WORDS } from '../lib/screen-words.ts';
import { Screen } from '../ui/screen.tsx';

export function SettingsScreen() {
  const plan = useBillingCustomer().data?.subscription?.plan;
  return (
    <Screen title={SCREEN_WORDS.settings}>
      <GroupList
        notes={{
          plan: <p>{plan ? `You are on ${plan.name}.` : 'You have no plan.'}</p>,
          connections: <FailedConnections />,
        }}
      />
    </Screen>
  );
}
