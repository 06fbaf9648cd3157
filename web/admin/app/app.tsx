import { AppProvider, Card, Page, Text } from '@shopify/polaris';
import { StrictMode } from 'react';
import english from '@shopify/polaris/locales/en.json' with { type: 'json' };

export function App() {
  return (
    <StrictMode>
      <AppProvider i18n={english}>
        <Page title="Surveys">
          <Card>
            <Text as="p">Askwell</Text>
          </Card>
        </Page>
      </AppProvider>
    </StrictMode>
  );
}
