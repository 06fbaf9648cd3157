import { useParams } from 'react-router-dom';
import { NewSurvey } from '../features/builder/opening/new-survey.tsx';
import { TemplateGate } from '../features/templates/template-gate.tsx';

export function CreateFromTemplateScreen() {
  const { templateId = '' } = useParams();
  return (
    <TemplateGate templateId={templateId}>
      <NewSurvey key={templateId} templateId={templateId} />
    </TemplateGate>
  );
}
