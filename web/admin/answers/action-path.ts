import type { AnalyticsFindings } from '#shared/api/analytics-findings.ts';
import { ROUTES } from '#shared/routes.ts';
import { pathTo } from '../lib/path-to.ts';
import { FINDINGS, readAddress, writeShown } from './address.ts';

type Action = AnalyticsFindings['headline']['action'];

const ROUTE = { builder: ROUTES.builder, store: ROUTES.delivery, answers: ROUTES.analytics } as const;

/** Where a finding leads, with the parameters that the page has now. Figures and questions open in the drawer. */
export function actionPath(surveyId: string, action: Action, now: URLSearchParams): string {
  const path = pathTo(ROUTE[action.screen], { surveyId });
  if (action.screen !== 'answers') return path;
  const named = new URLSearchParams(now);
  for (const [name, value] of Object.entries(action.parameters)) named.set(name, value);
  named.set('tab', action.tab);
  const { tab, figures } = readAddress(named).shown;
  const shown = { tab: figures === null ? tab : FINDINGS.tab, figures, question: action.question };
  const parameters = writeShown(named, shown);
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path;
}
