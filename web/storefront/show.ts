import { sendLeftovers } from './leftovers.ts';
import { showSurvey } from './show-survey.ts';
import { watchVisit } from './watch-visit.ts';

/** What the loader asks for once a survey may show on the page. */
export interface ShowFile {
  readonly showSurvey: typeof showSurvey;
  readonly watchVisit: typeof watchVisit;
  readonly sendLeftovers: typeof sendLeftovers;
}

export { sendLeftovers, showSurvey, watchVisit };
