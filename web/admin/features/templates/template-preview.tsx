import { Button } from '@shopify/polaris';
import type { Template } from '#shared/api/templates.ts';
import { UPGRADE_FALLBACK_BUTTON } from '#shared/plan/upgrade.ts';
import { ROUTES } from '#shared/routes.ts';
import { pathTo } from '../../lib/path-to.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SurveyPreview } from './survey-preview.tsx';
import { TemplateFacts } from './template-facts.tsx';
import styles from './templates.module.css';
import { UseTemplateButton } from './use-template-button.tsx';

/** In pixels. */
const PREVIEW_MAX_WIDTH = 550;

interface TemplatePreviewProps {
  template: Template;
  onBack: () => void;
}

export function TemplatePreview({ template, onBack }: TemplatePreviewProps) {
  const footer = (
    <>
      <span className={styles.editLink}>
        <Button variant="plain" url={pathTo(ROUTES.templateEditor, { templateId: template.surveyId })}>
          Edit template
        </Button>
      </span>
      <Button onClick={onBack}>Back</Button>
      <UseTemplateButton template={template} locked={UPGRADE_FALLBACK_BUTTON} />
    </>
  );
  return (
    <Dialog
      title={template.name}
      subtitle={template.description}
      maxWidth={PREVIEW_MAX_WIDTH}
      onClose={onBack}
      footer={footer}
    >
      <TemplateFacts template={template} />
      <SurveyPreview template={template} />
    </Dialog>
  );
}
