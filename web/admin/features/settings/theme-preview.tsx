import { createElement, useEffect, useRef } from 'react';
import { newDefinition, newQuestion } from '#shared/survey/edit/defaults.ts';
import type { ShoppersDefinition } from '#shared/survey/definition.ts';
import type { Question } from '#shared/survey/question.ts';
import type { Look } from '#shared/theme/theme.ts';
import { SURVEY_VIEW, type SurveyView } from '../../../survey-view/survey-element.ts';
import { defineSurveyView } from '../../../survey-view/survey-view.ts';
import styles from './settings.module.css';

defineSurveyView();

/** A sample survey with a scale and a choice. */
const SAMPLE: ShoppersDefinition = {
  ...newDefinition('preview'),
  questions: [
    { ...newQuestion('rating', 'preview', () => 'stars'), text: 'How was your order?' },
    choice('How did you hear of us?', ['A friend', 'A search', 'Social media']),
  ],
  seconds: 20,
};

function choice(text: string, options: readonly string[]): Question {
  const question = newQuestion('single_select', 'preview', () => 'choice');
  if (question.type !== 'single_select') return question;
  const made = options.map((option) => ({ id: option, text: option, meaningId: option }));
  return { ...question, text, config: { ...question.config, options: made, randomize: false } };
}

/** An answerable survey with this look, drawn by the same view as on the store. */
export function ThemePreview({ look, removeBranding }: { look: Look; removeBranding: boolean }) {
  const view = useRef<SurveyView>(null);
  useEffect(() => {
    if (view.current) view.current.settings = { definition: SAMPLE, look, preview: true, removeBranding };
  }, [look, removeBranding]);
  return (
    <section className={styles.preview} aria-label="Preview">
      {createElement(SURVEY_VIEW, { ref: view })}
    </section>
  );
}
