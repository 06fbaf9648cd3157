import { BlockStack, Button, Card, Page, Text } from '@shopify/polaris';
import { ROUTES } from '#shared/routes.ts';
import { useServices } from '../lib/services.tsx';

export function HelpScreen() {
  const { helpCentreUrl, supportEmail } = useServices().config;
  return (
    <Page title="Help Center">
      <BlockStack gap="400">
        <HelpCard heading="Read how it works">
          <p>Guides for building a survey, adding it to your store and reading the answers.</p>
          <Button url={helpCentreUrl} external>
            Open the help centre
          </Button>
        </HelpCard>
        <HelpCard heading="Talk to a person">
          <p>Thirty minutes in which we set up your first survey together.</p>
          <Button url={ROUTES.bookACall}>Schedule a call</Button>
        </HelpCard>
        <HelpCard heading="Write to us">
          <p>Tell us what you tried and what happened.</p>
          <Button url={`mailto:${supportEmail}`}>{supportEmail}</Button>
        </HelpCard>
      </BlockStack>
    </Page>
  );
}

function HelpCard({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <Card>
      <BlockStack gap="300" inlineAlign="start">
        <Text as="h2" variant="headingMd">
          {heading}
        </Text>
        {children}
      </BlockStack>
    </Card>
  );
}
