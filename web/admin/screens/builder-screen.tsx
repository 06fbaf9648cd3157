import { ROUTES } from '#shared/routes.ts';
import { EmptyScreen } from '../ui/empty-screen.tsx';

export function BuilderScreen() {
  return (
    <EmptyScreen
      title="Survey"
      heading="There is no survey at this address"
      action={{ label: 'Back to surveys', to: ROUTES.home }}
    >
      <p>It may have been deleted, or the address is not complete.</p>
    </EmptyScreen>
  );
}
