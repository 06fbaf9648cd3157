import { compileSurvey } from '#shared/survey/compile-logic.ts';
import { createRun } from '#shared/survey/run/create-run.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Run } from '#shared/survey/run/run.ts';
import { loadCalendar } from './inputs/date-input.ts';
import type { SurveySettings } from './survey-view.ts';

export function startRun(settings: SurveySettings, onChange: () => void): Run {
  const { ports, respondentKey = '', preview, restore, definition } = settings;
  // Asked for before it is needed, so that a date question shows whole.
  if (definition.questions.some((question) => question.type === 'date')) {
    loadCalendar().catch(() => undefined);
  }
  const run = createRun({
    survey: compileSurvey(definition),
    ports: { ...ports, clock: Date.now },
    respondentKey,
    mode: preview ? 'preview' : 'live',
    restore,
  });
  run.subscribe(onChange);
  return run;
}

/** A preview goes on through every edit of its survey; a shopper's run as long as the survey is the same one. */
export function isSameRun(before: SurveySettings, { definition, preview }: SurveySettings): boolean {
  if (!before.preview !== !preview) return false;
  return preview ? before.definition.surveyId === definition.surveyId : before.definition === definition;
}

/** An edit of the survey that is being previewed. */
export function goOnWith(run: Run | undefined, definition: SurveyDefinition): void {
  run?.replaceSurvey(compileSurvey(definition));
}
