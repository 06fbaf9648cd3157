import { createElement, useEffect, useRef } from 'react';
import type { Template } from '#shared/api/templates.ts';
import { newDefinition } from '#shared/survey/edit/defaults.ts';
import { expectedSeconds } from '#shared/survey/flow/expected-seconds.ts';
import { drawPictures } from '../../../survey-view/pictures/draw-pictures.ts';
import { SURVEY_VIEW, type SurveyView } from '../../../survey-view/survey-element.ts';
import { defineSurveyView } from '../../../survey-view/survey-view.ts';
import { useSurveyAppearance } from '../../lib/surveys/survey-appearance.ts';
import styles from './templates.module.css';

defineSurveyView();

/** The template in the same view as on the store. */
export function SurveyPreview({ template }: { template: Template }) {
  const view = useRef<SurveyView>(null);
  const { look, removeBranding, pictures } = useSurveyAppearance();
  useEffect(() => {
    const { surveyId, name, description, questions } = template;
    const seconds = expectedSeconds(questions);
    const definition = { ...newDefinition(surveyId), name, description, questions, seconds };
    if (!view.current) return;
    view.current.settings = {
      ...{ definition, look, removeBranding, preview: true },
      drawPictures: pictures && drawPictures(pictures),
    };
  }, [template, look, removeBranding, pictures]);
  return (
    <section className={styles.stage} aria-label="Preview" tabIndex={-1}>
      {createElement(SURVEY_VIEW, { ref: view })}
    </section>
  );
}
