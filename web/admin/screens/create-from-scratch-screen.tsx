import { ROUTES } from '#shared/routes.ts';
import { EmptyScreen } from '../ui/empty-screen.tsx';

export function CreateFromScratchScreen() {
  return (
    <EmptyScreen
      title="Create"
      heading="The survey builder is not available yet"
      action={{ label: 'Back to surveys', to: ROUTES.home }}
      secondary={{ label: 'Schedule a call', to: ROUTES.bookACall }}
    >
      <p>You will write your own questions here. Until then nothing you do on this page is kept.</p>
    </EmptyScreen>
  );
}
