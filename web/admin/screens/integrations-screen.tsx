import { ROUTES } from '#shared/routes.ts';
import { EmptyScreen } from '../ui/empty-screen.tsx';

export function IntegrationsScreen() {
  return (
    <EmptyScreen
      title="Integrations"
      heading="Integrations are switched off"
      action={{ label: 'Back to surveys', to: ROUTES.home }}
    >
      <p>Connecting other services is not open to anyone yet.</p>
    </EmptyScreen>
  );
}
