import { useParams } from 'react-router-dom';
import { AnalyticsPage } from '../features/analytics/frame/analytics-page.tsx';

/** Another survey is another page: nothing of the one before stays on it. */
export function AnalyticsScreen() {
  const { surveyId } = useParams();
  return <AnalyticsPage key={surveyId} />;
}
