import { useParams } from 'react-router-dom';
import { AnswersPage } from './answers/answers-page.tsx';

/** Remount for another survey, so that nothing of the previous one stays. */
export function AnalyticsScreen() {
  const { surveyId } = useParams();
  return <AnswersPage key={surveyId} />;
}
