import { useParams } from 'react-router-dom';
import { NewSurvey } from '../features/builder/opening/new-survey.tsx';

export function CreateFromTemplateScreen() {
  const { templateId = '' } = useParams();
  return <NewSurvey key={templateId} templateId={templateId} />;
}
