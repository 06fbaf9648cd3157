import { useParams } from 'react-router-dom';
import { EditedTemplate } from '../features/builder/opening/edited-template.tsx';

export function TemplateEditorScreen() {
  const { templateId = '' } = useParams();
  return <EditedTemplate key={templateId} templateId={templateId} />;
}
