import { useParams } from 'react-router-dom';
import { ExistingSurvey } from '../features/builder/opening/existing-survey.tsx';

export function BuilderScreen() {
  const { surveyId = '' } = useParams();
  return <ExistingSurvey key={surveyId} surveyId={surveyId} />;
}
