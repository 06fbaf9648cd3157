import { NewSurvey } from '../features/builder/opening/new-survey.tsx';

export function CreateFromScratchScreen() {
  return <NewSurvey templateId={null} />;
}
