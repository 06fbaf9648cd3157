import { useParams } from 'react-router-dom';
import { AnalyticsPage } from '../features/analytics/frame/analytics-page.tsx';

/** Remount for another survey, so that nothing of the previous one stays. */
export function AnalyticsScreen() {
  const { surveyId } = useParams();
  return <AnalyticsPage key={surveyId} />;
}
