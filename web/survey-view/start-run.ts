import { compileSurvey } from '#shared/survey/flow/compile-logic.ts';
import { createRun } from './run/create-run.ts';
// Adds the English messages that come after the first question.
import './english-ending.ts';
import type { SurveySettings, ViewRun } from './survey-element.ts';
import { viewOf } from './types/registry.ts';

export function startRun(settings: SurveySettings, onChange: () => void): ViewRun {
  const { ports, respondentKey = '', preview, restore, definition } = settings;
  // Loads inputs in advance, so that a question such as a date shows complete.
  for (const question of definition.questions)
    viewOf(question)
      .preload?.()
      .catch(() => undefined);
  const run = createRun({
    survey: compileSurvey(definition),
    ports: { ...ports, clock: Date.now },
    respondentKey,
    mode: preview ? 'preview' : 'live',
    restore,
  });
  run.subscribe(onChange);
  return { ...run, replaceDefinition: (edited) => run.replaceSurvey(compileSurvey(edited)) };
}
