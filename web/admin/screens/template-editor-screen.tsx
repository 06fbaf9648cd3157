import { ROUTES } from '#shared/routes.ts';
import { EmptyScreen } from '../ui/empty-screen.tsx';

export function TemplateEditorScreen() {
  return (
    <EmptyScreen
      title="Template Editor"
      heading="There is no template of yours at this address"
      action={{ label: 'See templates', to: ROUTES.templates }}
      secondary={{ label: 'Back to surveys', to: ROUTES.home }}
    >
      <p>It may have been deleted, or the address is not complete.</p>
    </EmptyScreen>
  );
}
