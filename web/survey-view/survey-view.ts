import { thanksScreen } from './screens/thanks-screen.ts';
import { startRun } from './start-run.ts';
import { defineSurveyElement } from './survey-element.ts';

/** Registers the element with all of its code, once per page. */
export function defineSurveyView(): void {
  defineSurveyElement({ startRun, thanksScreen: () => thanksScreen });
}
