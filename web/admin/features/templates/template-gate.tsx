import type { ReactNode } from 'react';
import type { Template } from '#shared/api/templates.ts';
import { allowanceOf } from '#shared/plan/features.ts';
import { NO_PLAN_PROMPT, UPGRADE_BUTTON } from '#shared/plan/upgrade.ts';
import { ROUTES } from '#shared/routes.ts';
import { useTemplates } from '../../lib/surveys/list-templates.ts';
import { useBillingCustomer } from '../../lib/billing/subscription.ts';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { FullPageSpinner } from '../../ui/spinner.tsx';
import { useTemplate } from './use-template.ts';

interface TemplateGateProps {
  templateId: string;
  children: ReactNode;
}

/** Shows its content if the plan allows a survey from this template. What cannot be asked here, the server checks. */
export function TemplateGate({ templateId, children }: TemplateGateProps) {
  const { data: templates, isPending } = useTemplates();
  const template = templates?.find(({ surveyId }) => surveyId === templateId);
  if (isPending) return <FullPageSpinner />;
  return template ? <PlanGate template={template}>{children}</PlanGate> : children;
}

function PlanGate({ template, children }: { template: Template; children: ReactNode }) {
  const { features = {}, subscription } = useBillingCustomer().data ?? {};
  const { isAllowed } = useTemplate(template);
  if (isAllowed) return children;
  if (!subscription) {
    return (
      <EmptyScreen
        title="Template"
        heading={NO_PLAN_PROMPT.title}
        action={{ label: NO_PLAN_PROMPT.button, to: ROUTES.plans }}
      >
        <p>{NO_PLAN_PROMPT.description}</p>
      </EmptyScreen>
    );
  }
  const limit = allowanceOf(features, 'questions_per_survey').toLocaleString();
  return (
    <EmptyScreen
      title="Template"
      heading={`“${template.name}” has ${template.questionsCount.toLocaleString()} questions`}
      action={{ label: UPGRADE_BUTTON, to: ROUTES.plans }}
      secondary={{ label: 'See templates', to: ROUTES.templates }}
    >
      <p>{`Your plan has room for ${limit} in a survey. Upgrade to use this template, or choose a shorter one.`}</p>
    </EmptyScreen>
  );
}
