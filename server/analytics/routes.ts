import * as api from '#shared/api/analytics.ts';
import { createLocalBilling } from '../billing/local-billing.ts';
import type { Deps } from '../deps.ts';
import type { Area } from '../http/area.ts';
import { route } from '../http/route.ts';
import { getFilterChoices } from './get-filter-choices.ts';
import { getFunnel } from './get-funnel.ts';
import { getOverview } from './get-overview.ts';
import { getQuestionResults } from './get-question-results.ts';
import { getResponse } from './get-response.ts';
import { getTrends } from './get-trends.ts';
import { listResponses } from './list-responses.ts';
import { listTexts } from './list-texts.ts';
import { summariseTexts } from './summarise-texts.ts';

export function analyticsArea(plain: Deps): Area {
  const deps = { ...plain, billing: createLocalBilling(plain) };
  return {
    name: 'analytics',
    routes: [
      route(api.getAnalyticsOverview, ({ session, input }) => getOverview(deps, session, input)),
      route(api.getQuestionResults, ({ session, input }) => getQuestionResults(deps, session, input)),
      route(api.getAnalyticsTrends, ({ session, input }) => getTrends(deps, session, input)),
      route(api.getAnalyticsFunnel, ({ session, input }) => getFunnel(deps, session, input)),
      route(api.getFilterChoices, ({ session, input }) => getFilterChoices(deps, session, input)),
      route(api.listAnswerTexts, ({ session, input }) => listTexts(deps, session, input)),
      route(api.summariseTexts, ({ session, input }) => summariseTexts(deps, session, input)),
      route(api.listResponses, ({ session, input }) => listResponses(deps, session, input)),
      route(api.getResponse, ({ session, input }) => getResponse(deps, session, input)),
    ],
  };
}
