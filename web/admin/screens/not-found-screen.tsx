import { ROUTES } from '#shared/routes.ts';
import { SCREEN_WORDS } from '../lib/screen-words.ts';
import { EmptyScreen } from '../ui/empty-screen.tsx';

export function NotFoundScreen() {
  return (
    <EmptyScreen
      title="Page not found"
      heading="There is nothing at this address"
      action={{ label: 'Back to surveys', to: ROUTES.home }}
      secondary={{ label: SCREEN_WORDS.help, to: ROUTES.help }}
    >
      <p>The link may be old, or a letter may be missing.</p>
    </EmptyScreen>
  );
}
