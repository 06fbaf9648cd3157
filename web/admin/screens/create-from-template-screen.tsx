import { ROUTES } from '#shared/routes.ts';
import { EmptyScreen } from '../ui/empty-screen.tsx';

export function CreateFromTemplateScreen() {
  return (
    <EmptyScreen
      title="Template"
      heading="The survey builder is not available yet"
      action={{ label: 'See templates', to: ROUTES.templates }}
      secondary={{ label: 'Back to surveys', to: ROUTES.home }}
    >
      <p>This template will open here, ready to be changed into your own survey.</p>
    </EmptyScreen>
  );
}
