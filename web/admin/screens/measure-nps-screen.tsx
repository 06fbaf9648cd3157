import { ROUTES } from '#shared/routes.ts';
import { EmptyScreen } from '../ui/empty-screen.tsx';

export function MeasureNpsScreen() {
  return (
    <EmptyScreen
      title="Measure Net Promoter Score"
      heading="Would your customers recommend you?"
      action={{ label: 'Back to surveys', to: ROUTES.home }}
      secondary={{ label: 'Talk it through with us', to: ROUTES.bookACall }}
    >
      <p>
        The net promoter score asks one question, from 0 to 10. Promoters (9 and 10) less detractors (0 to 6)
        make the score. Its template is not available yet.
      </p>
    </EmptyScreen>
  );
}
