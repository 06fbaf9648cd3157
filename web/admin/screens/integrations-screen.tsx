import { ROUTES } from '#shared/routes.ts';
import { EmptyScreen } from '../ui/empty-screen.tsx';

export function IntegrationsScreen() {
  return (
    <EmptyScreen
      title="Integrations"
      heading="Connections are in Settings"
      action={{ label: 'Open connections', to: ROUTES.connections }}
      secondary={{ label: 'Back to surveys', to: ROUTES.home }}
    >
      <p>Send answers to Slack, Klaviyo, Google Analytics and other tools under Settings, Connections.</p>
    </EmptyScreen>
  );
}
