import { Button } from '@shopify/polaris';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { FEATURE_OF, isAllowed } from '#shared/plan/gates.ts';
import { UPGRADE_FALLBACK_BUTTON } from '#shared/plan/upgrade.ts';
import { ROUTES } from '#shared/routes.ts';
import { pathTo } from '../../../lib/path-to.ts';
import { useServices } from '../../../lib/services.tsx';
import { useBillingCustomer } from '../../../lib/billing/subscription.ts';
import { useUpgrade } from '../../../lib/billing/upgrade.tsx';
import { failedChange } from '../../../ui/toasts/failed-change.ts';
import { useToasts } from '../../../ui/toasts/toasts.tsx';
import type { BuilderSession } from '../state/builder-session.ts';
import { Builder } from './builder.tsx';

interface TemplateBuilderProps {
  readonly session: BuilderSession;
  readonly templateId: string;
}

/** Edits the store's own copy of a template. Using the template creates a survey. */
export function TemplateBuilder({ session, templateId }: TemplateBuilderProps) {
  const isOwn = useSyncExternalStore(
    session.subscribe,
    () => session.saved.revision > 0 || session.hasUnsaved,
  );
  return (
    <Builder
      session={session}
      kind="template"
      back={{ to: ROUTES.templates, label: 'Back to templates' }}
      status={
        isOwn ? (
          <>
            <span>Your own version</span>
            <ResetButton session={session} templateId={templateId} />
          </>
        ) : (
          <span>As in the catalogue. What you change is yours alone.</span>
        )
      }
      action={<UseButton session={session} templateId={templateId} />}
      versions={null}
    />
  );
}

function UseButton({ session, templateId }: TemplateBuilderProps) {
  const navigate = useNavigate();
  const { open: askToUpgrade } = useUpgrade();
  const queries = useQueryClient();
  const features = useBillingCustomer().data?.features ?? {};
  const questionCount = useSyncExternalStore(
    session.subscribe,
    () => session.getState().definition.questions.length,
  );
  const use = async (): Promise<void> => {
    // The save state shows the failure; a survey is created only from what the server has.
    if (!(await session.flush())) return;
    void queries.invalidateQueries({ queryKey: ['templates'] });
    void navigate(pathTo(ROUTES.createFromTemplate, { templateId }));
  };
  if (!isAllowed(features, { type: 'use_template', questionCount })) {
    return <Button onClick={() => askToUpgrade(FEATURE_OF.use_template)}>{UPGRADE_FALLBACK_BUTTON}</Button>;
  }
  return (
    <Button variant="primary" onClick={() => void use()}>
      Use Template
    </Button>
  );
}

function ResetButton({ session, templateId }: TemplateBuilderProps) {
  const { call } = useServices();
  const { show } = useToasts();
  const queries = useQueryClient();
  const reset = useMutation({
    mutationFn: async () => {
      await session.replaceBy(() => call('DELETE /surveys/templates/{templateId}', { templateId }));
      return session.undoOfLastStep();
    },
    onSuccess: (undo) => {
      void queries.invalidateQueries({ queryKey: ['templates'] });
      show({
        title: 'The template is as in the catalogue again',
        action: { label: 'Undo', onAction: undo },
      });
    },
    onError: (error) => show(failedChange('The template was not reset', error)),
  });
  return (
    <Button variant="plain" loading={reset.isPending} onClick={() => reset.mutate()}>
      Reset to the original
    </Button>
  );
}
