import { NPS_TEMPLATE_ID } from '#shared/templates/template.ts';
import { BILLING_MESSAGES } from '../../lib/billing/billing-messages.ts';
import { UPGRADE_FALLBACK_BUTTON } from '#shared/plan/upgrade.ts';
import { Notice } from '../../ui/notice.tsx';
import { useTemplates } from '../../lib/surveys/list-templates.ts';
import { SurveyPreview } from './survey-preview.tsx';
import { TemplateFacts } from './template-facts.tsx';
import styles from './templates.module.css';
import { UseTemplateButton } from './use-template-button.tsx';

/** Explains the NPS beside its template. */
export function NpsTemplate() {
  const { data: templates, isError, isFetching, refetch } = useTemplates();
  const template = templates?.find(({ surveyId }) => surveyId === NPS_TEMPLATE_ID);
  if (isError && !template) {
    return (
      <Notice
        tone="critical"
        heading="The template could not be loaded"
        action={{ label: BILLING_MESSAGES.retry, onAction: () => void refetch(), isBusy: isFetching }}
      >
        Check your connection and try again.
      </Notice>
    );
  }
  return (
    <div className={styles.beside}>
      <div className={styles.panel}>
        <p>
          The net promoter score asks one question, from 0 to 10. Promoters (9 and 10) less detractors (0 to
          6) make the score, from -100 to 100.
        </p>
        <p>Ask it after an order, and again every few months: what counts is where it goes.</p>
        {template && (
          <>
            <TemplateFacts template={template} />
            <UseTemplateButton template={template} locked={UPGRADE_FALLBACK_BUTTON} />
          </>
        )}
      </div>
      <div className={styles.panel} aria-busy={!template}>
        {template ? <SurveyPreview template={template} /> : <div className={styles.stage} />}
      </div>
    </div>
  );
}
