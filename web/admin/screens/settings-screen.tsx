import { BlockStack, Button, Card, Page, Text } from '@shopify/polaris';
import { ROUTES } from '#shared/routes.ts';
import { useStoreDetails } from '../lib/store/store-details.ts';
import { useBillingCustomer } from '../lib/store/subscription.ts';
import styles from './settings-screen.module.css';

/** What Askwell knows of the store. It comes from the store itself, which is where it is changed. */
export function SettingsScreen() {
  const details = useStoreDetails().data;
  const plan = useBillingCustomer().data?.subscription?.plan;
  if (!details) return null;
  const { store, metadata } = details;
  return (
    <Page title="Settings">
      <BlockStack gap="400">
        <Facts
          heading="Store"
          facts={[
            ['Name', store.merchantDetails.businessName],
            ['Email', store.merchantDetails.businessEmail],
            ['Address', store.storeUrl],
            ['Time zone', store.merchantDetails.timezone],
            ['Currency', metadata.currency],
            ['Installed', installedOn(metadata.installedAt, store.merchantDetails.timezone)],
          ]}
        >
          <Text as="p" tone="subdued">
            These come from your store’s own settings. Change them there.
          </Text>
        </Facts>
        <Facts
          heading="Plan"
          facts={[
            ['Current plan', plan?.name ?? 'None yet'],
            ['Surveys published so far', store.totalPublishedSurveys.toLocaleString()],
          ]}
        >
          <Button url={ROUTES.plans}>Compare plans</Button>
        </Facts>
      </BlockStack>
    </Page>
  );
}

interface FactsProps {
  heading: string;
  facts: readonly (readonly [name: string, value: string])[];
  children: React.ReactNode;
}

function Facts({ heading, facts, children }: FactsProps) {
  return (
    <Card>
      <BlockStack gap="300" inlineAlign="start">
        <Text as="h2" variant="headingMd">
          {heading}
        </Text>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value || 'Not known'}</dd>
            </div>
          ))}
        </dl>
        {children}
      </BlockStack>
    </Card>
  );
}

/** In the store's own time zone; one that this browser does not know is left out. */
function installedOn(moment: string, timeZone: string): string {
  const date = new Date(moment);
  try {
    return new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone }).format(date);
  } catch {
    return new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(date);
  }
}
