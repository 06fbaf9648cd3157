import { useState } from 'react';
import { ROUTES } from '#shared/routes.ts';
import { newId } from '../../../lib/new-id.ts';
import { pathTo } from '../../../lib/path-to.ts';
import { replaceAddress } from '../screen/replace-address.ts';
import { useServices } from '../../../lib/services.tsx';
import { useToasts } from '../../../ui/toasts/toasts.tsx';
import { SurveyBuilder } from '../screen/survey-builder.tsx';
import { openNewSurvey } from './open-new-survey.ts';
import { useScope } from './scope.ts';
import { useOpened } from './use-opened.ts';
import { BuilderSkeleton, OpeningFailed } from './opening-states.tsx';

/** Gets its own address with the first edit, so that a reload opens the same survey. */
export function NewSurvey({ templateId }: { templateId: string | null }) {
  const { call, saveDelayMs } = useServices();
  const { show } = useToasts();
  const [surveyId] = useState(newId);
  const scope = useScope('survey', surveyId);
  const opened = useOpened(scope, () =>
    openNewSurvey({
      call,
      scope,
      surveyId,
      templateId,
      onFirstEdit: () => replaceAddress(pathTo(ROUTES.builder, { surveyId })),
      onRefusedEdit: (title) => void show({ variant: 'warning', title }),
      saveDelayMs,
    }),
  );
  switch (opened.status) {
    case 'loading':
      return <BuilderSkeleton title="A new survey" />;
    case 'failed':
      return <OpeningFailed what="template" error={opened.error} onRetry={opened.retry} />;
    case 'open':
      return <SurveyBuilder session={opened.value} survey={null} surveyId={surveyId} />;
    default:
      return opened satisfies never;
  }
}
