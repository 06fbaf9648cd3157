import { thanksScreen } from './screens/thanks-screen.ts';
import { startRun } from './start-run.ts';
import { defineSurveyElement } from './survey-element.ts';
import { COMMON_VIEWS } from './types/common-views.ts';
import { RARE_VIEWS } from './types/rare-views.ts';
import { addViews } from './types/registry.ts';

/** Registers the element with all of its code, once per page. */
export function defineSurveyView(): void {
  addViews(COMMON_VIEWS);
  addViews(RARE_VIEWS);
  defineSurveyElement({ startRun, thanksScreen: () => thanksScreen });
}
