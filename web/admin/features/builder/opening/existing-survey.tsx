import { useServices } from '../../../lib/services.tsx';
import { useToasts } from '../../../ui/toasts/toasts.tsx';
import { SurveyBuilder } from '../screen/survey-builder.tsx';
import { openSurvey } from './open-survey.ts';
import { useScope } from './scope.ts';
import { useOpened } from './use-opened.ts';
import { BuilderSkeleton, OpeningFailed } from './opening-states.tsx';

export function ExistingSurvey({ surveyId }: { surveyId: string }) {
  const { call, saveDelayMs } = useServices();
  const { show } = useToasts();
  const scope = useScope('survey', surveyId);
  const onRefusedEdit = (title: string): void => void show({ variant: 'warning', title });
  const opened = useOpened(scope, () => openSurvey({ call, scope, surveyId, onRefusedEdit, saveDelayMs }));
  switch (opened.status) {
    case 'loading':
      return <BuilderSkeleton title="Opening your survey" />;
    case 'failed':
      return <OpeningFailed what="survey" error={opened.error} onRetry={opened.retry} />;
    case 'open':
      return <SurveyBuilder {...opened.value} surveyId={surveyId} />;
    default:
      return opened satisfies never;
  }
}
