import { ROUTES } from '#shared/routes.ts';
import { EmptyScreen } from '../ui/empty-screen.tsx';

export function TemplatesScreen() {
  return (
    <EmptyScreen
      title="Survey Templates"
      heading="No templates here yet"
      action={{ label: 'Measure net promoter score', to: ROUTES.measureNps }}
      secondary={{ label: 'Back to surveys', to: ROUTES.home }}
    >
      <p>Ready-made surveys will be listed here by what you want to learn.</p>
    </EmptyScreen>
  );
}
