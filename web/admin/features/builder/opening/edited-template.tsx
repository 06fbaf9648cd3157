import { useServices } from '../../../lib/services.tsx';
import { useToasts } from '../../../ui/toasts/toasts.tsx';
import { TemplateBuilder } from '../screen/template-builder.tsx';
import { openTemplate } from './open-template.ts';
import { useScope } from './scope.ts';
import { useOpened } from './use-opened.ts';
import { BuilderSkeleton, OpeningFailed } from './opening-states.tsx';

export function EditedTemplate({ templateId }: { templateId: string }) {
  const { call, saveDelayMs } = useServices();
  const { show } = useToasts();
  const scope = useScope('template', templateId);
  const onRefusedEdit = (title: string): void => void show({ variant: 'warning', title });
  const opened = useOpened(scope, () =>
    openTemplate({ call, scope, templateId, onRefusedEdit, saveDelayMs }),
  );
  switch (opened.status) {
    case 'loading':
      return <BuilderSkeleton title="Opening your template" />;
    case 'failed':
      return <OpeningFailed what="template" error={opened.error} onRetry={opened.retry} />;
    case 'open':
      return <TemplateBuilder session={opened.value} templateId={templateId} />;
    default:
      return opened satisfies never;
  }
}
