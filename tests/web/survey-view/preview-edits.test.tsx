import { expect, test } from 'vitest';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { applyEdit } from '#web/survey-view/apply-edit.ts';
import { SURVEY_VIEW } from '#web/survey-view/survey-element.ts';
import { defineSurveyView } from '#web/survey-view/survey-view.ts';
import { surveyOf } from '../builder/open-builder.tsx';

defineSurveyView();

const SURVEY = surveyOf({ type: 'single_select', text: 'Which colour', options: ['Red', 'Blue'] });

/** The survey with its only question edited. */
function edited(change: object): SurveyDefinition {
  const [question] = SURVEY.questions;
  return { ...SURVEY, questions: [{ ...question, ...change } as SurveyDefinition['questions'][number]] };
}

function openPreview() {
  const view = document.createElement(SURVEY_VIEW);
  document.body.append(view);
  const show = (definition: SurveyDefinition) =>
    (view.settings = { definition, look: { style: '', darkStyle: '' }, preview: true, applyEdit });
  show(SURVEY);
  const root = view.shadowRoot!;
  return {
    show,
    heading: () => root.querySelector('h2')?.textContent,
    inputs: () => [...root.querySelectorAll('input')],
    labels: () => [...root.querySelectorAll('label')].map(({ textContent }) => textContent),
  };
}

test('shows an edited text of a question and keeps its options', () => {
  const { show, heading, inputs } = openPreview();
  const before = inputs();
  show(edited({ text: 'Which colours' }));
  expect(heading()).toBe('Which colours');
  expect(inputs()).toHaveLength(before.length);
  expect(inputs().every((input, place) => input === before[place])).toBe(true);
  show(edited({ text: ' ' }));
  expect(heading()).toBe('…');
});

test('shows other edits of a question, also together with its text', () => {
  const { show, heading, labels } = openPreview();
  const [question] = SURVEY.questions;
  const options = [{ id: 'q1-Red', text: 'Crimson', meaningId: 'q1-Red' }];
  show(edited({ text: 'Which red', config: { ...question!.config, options } }));
  expect(heading()).toBe('Which red');
  expect(labels()).toContain('Crimson');
  expect(labels()).not.toContain('Blue');
});
