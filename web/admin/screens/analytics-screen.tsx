import { ROUTES } from '#shared/routes.ts';
import { EmptyScreen } from '../ui/empty-screen.tsx';

export function AnalyticsScreen() {
  return (
    <EmptyScreen
      title="Analytics"
      heading="No answers to show"
      action={{ label: 'Back to surveys', to: ROUTES.home }}
    >
      <p>Once shoppers have answered this survey, you will see here what they said.</p>
    </EmptyScreen>
  );
}
