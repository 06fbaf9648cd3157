import { createElement, useEffect, useRef } from 'react';
import type { Template } from '#shared/api/templates.ts';
import { allows } from '#shared/plan/features.ts';
import { newDefinition } from '#shared/survey/defaults.ts';
import { DEFAULT_THEME, lookOf } from '#shared/theme/theme.ts';
import { defineSurveyView, SURVEY_VIEW, type SurveyView } from '../../../survey-view/survey-view.ts';
import { useBillingCustomer } from '../../lib/store/subscription.ts';
import styles from './templates.module.css';

defineSurveyView();

const LOOK = lookOf(DEFAULT_THEME);

/** The template as a shopper would meet it, by the view that stores show it with. */
export function SurveyPreview({ template }: { template: Template }) {
  const view = useRef<SurveyView>(null);
  const features = useBillingCustomer().data?.features ?? {};
  const removeBranding = allows(features, 'removeBranding');
  useEffect(() => {
    const { surveyId, name, description, questions } = template;
    const definition = { ...newDefinition(surveyId), name, description, questions };
    if (view.current) view.current.settings = { definition, look: LOOK, preview: true, removeBranding };
  }, [template, removeBranding]);
  return (
    <section className={styles.stage} aria-label="Preview" tabIndex={-1}>
      {createElement(SURVEY_VIEW, { ref: view })}
    </section>
  );
}
