import { ROUTES } from '#shared/routes.ts';
import { EmptyScreen } from '../ui/empty-screen.tsx';

export function SurveyListScreen() {
  return (
    <EmptyScreen
      title="Surveys"
      heading="You have no surveys yet"
      action={{ label: 'See templates', to: ROUTES.templates }}
      secondary={{ label: 'Start from scratch', to: ROUTES.createFromScratch }}
    >
      <p>A survey is one to five questions that your shoppers answer in under a minute.</p>
    </EmptyScreen>
  );
}
