import type { AnalyticsFindings } from '#shared/api/analytics-findings.ts';
import { ROUTES } from '#shared/routes.ts';
import { pathTo } from '../../../lib/path-to.ts';

type Action = AnalyticsFindings['headline']['action'];

/** The place on the page of a question's card. */
export const questionAnchor = (meaningId: string) => `question-${meaningId}`;

const ROUTE = { builder: ROUTES.builder, store: ROUTES.delivery, answers: ROUTES.analytics } as const;

/** Where a finding leads, with the parameters that the page has now. */
export function actionPath(surveyId: string, action: Action, now: URLSearchParams): string {
  const path = pathTo(ROUTE[action.screen], { surveyId });
  if (action.screen !== 'answers') return path;
  const parameters = new URLSearchParams(now);
  for (const [name, value] of Object.entries(action.parameters)) parameters.set(name, value);
  if (action.tab === 'analytics') parameters.delete('tab');
  else parameters.set('tab', action.tab);
  const search = parameters.size > 0 ? `?${parameters.toString()}` : '';
  return `${path}${search}${action.question === null ? '' : `#${questionAnchor(action.question)}`}`;
}
