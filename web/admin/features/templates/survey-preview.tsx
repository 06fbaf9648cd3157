import { createElement, useEffect, useRef } from 'react';
import type { Template } from '#shared/api/templates.ts';
import { newDefinition } from '#shared/survey/defaults.ts';
import { defineSurveyView, SURVEY_VIEW, type SurveyView } from '../../../survey-view/survey-view.ts';
import { useSurveyLook } from '../../lib/store/survey-look.ts';
import styles from './templates.module.css';

defineSurveyView();

/** The template as a shopper would meet it, by the view that stores show it with. */
export function SurveyPreview({ template }: { template: Template }) {
  const view = useRef<SurveyView>(null);
  const { look, removeBranding } = useSurveyLook();
  useEffect(() => {
    const { surveyId, name, description, questions } = template;
    const definition = { ...newDefinition(surveyId), name, description, questions };
    if (view.current) view.current.settings = { definition, look, preview: true, removeBranding };
  }, [template, look, removeBranding]);
  return (
    <section className={styles.stage} aria-label="Preview" tabIndex={-1}>
      {createElement(SURVEY_VIEW, { ref: view })}
    </section>
  );
}
