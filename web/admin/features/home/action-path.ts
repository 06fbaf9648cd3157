import type { Brief } from '#shared/analytics/brief-schema.ts';
import { ROUTES } from '#shared/routes.ts';
import { pathTo } from '../../lib/path-to.ts';

const ROUTE = { builder: ROUTES.builder, store: ROUTES.delivery, answers: ROUTES.analytics } as const;

/** Where the button of a survey leads. */
export function actionPath(surveyId: string, { screen, tab, parameters, question }: Brief['action']): string {
  const path = pathTo(ROUTE[screen], { surveyId });
  if (screen !== 'answers') return path;
  const query = new URLSearchParams({ ...parameters, ...(tab !== 'analytics' && { tab }) }).toString();
  return `${path}${query && `?${query}`}${question === null ? '' : `#question-${question}`}`;
}

export const lowScoresPath = (surveyId: string) => `${pathTo(ROUTES.analytics, { surveyId })}?tab=detractors`;
