import { useNavigate } from 'react-router-dom';
import type { Template } from '#shared/api/templates.ts';
import { FEATURE_OF, isAllowed } from '#shared/plan/gates.ts';
import { ROUTES } from '#shared/routes.ts';
import { pathTo } from '../../lib/path-to.ts';
import { useBillingCustomer } from '../../lib/billing/subscription.ts';
import { useSurveySteps } from '../../lib/surveys/survey-choice.tsx';
import { useUpgrade } from '../../lib/billing/upgrade.tsx';

interface TemplateUse {
  /** By the plan; the server checks again when it creates the survey. */
  readonly isAllowed: boolean;
  /** Starts a survey from the template and clears the earlier choice. */
  readonly use: () => void;
  readonly askToUpgrade: () => void;
}

export function useTemplate({ surveyId, questionsCount }: Template): TemplateUse {
  const navigate = useNavigate();
  const features = useBillingCustomer().data?.features ?? {};
  const { reset } = useSurveySteps();
  const upgrade = useUpgrade();
  return {
    isAllowed: isAllowed(features, { type: 'use_template', questionCount: questionsCount }),
    use: () => {
      reset();
      void navigate(pathTo(ROUTES.createFromTemplate, { templateId: surveyId }));
    },
    askToUpgrade: () => upgrade.open(FEATURE_OF.use_template),
  };
}
