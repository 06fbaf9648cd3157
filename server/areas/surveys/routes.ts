import * as plans from '#shared/api/billing.ts';
import * as api from '#shared/api/surveys.ts';
import type { WithBilling } from '#server/areas/billing/billing.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { route, type Route } from '#server/kernel/http/route.ts';
import { changeSurveyStatus } from './change-status.ts';
import { createSurvey } from './create-survey.ts';
import { deleteSurvey, getSurveyBelongings } from './delete-survey.ts';
import { duplicateSurvey } from './duplicate-survey.ts';
import { getVersion, listVersions, restoreVersion } from './versions.ts';
import { listSurveys, listSurveyNames } from './list-surveys.ts';
import { getPlanUsage } from './plan/get-plan-usage.ts';
import { observeStores } from './observe-stores.ts';
import { previewChange } from './plan/preview-change.ts';
import { publishSurvey } from './publish-survey.ts';
import type { WithSurveyEvents } from './survey-events.ts';
import { saveDraft } from './save-draft.ts';
import { getSurveyStanding } from './present-standings.ts';
import { getSurvey } from './describe-survey.ts';

export function surveyRoutes(deps: Deps & WithBilling & WithSurveyEvents): Route[] {
  observeStores(deps);
  return [
    route(plans.previewChange, ({ session, input }) => previewChange(deps, session, input.planId)),
    route(plans.getPlanUsage, ({ session }) => getPlanUsage(deps, session)),
    route(api.listSurveys, ({ session, input }) => listSurveys(deps, session, input)),
    route(api.listSurveyNames, ({ session, input }) => listSurveyNames(deps, session, input)),
    route(api.createSurvey, ({ session, input }) => createSurvey(deps, session, input)),
    route(api.getSurvey, ({ session, input }) => getSurvey(deps, session, input)),
    route(api.getSurveyStanding, ({ session, input }) => getSurveyStanding(deps, session, input)),
    route(api.saveDraft, ({ session, input }) => saveDraft(deps, session, input)),
    route(api.publishSurvey, ({ session, input }) => publishSurvey(deps, session, input)),
    route(api.changeSurveyStatus, ({ session, input }) => changeSurveyStatus(deps, session, input)),
    route(api.duplicateSurvey, ({ session, input }) => duplicateSurvey(deps, session, input)),
    route(api.getSurveyBelongings, ({ session, input }) => getSurveyBelongings(deps, session, input)),
    route(api.deleteSurvey, ({ session, input }) => deleteSurvey(deps, session, input)),
    route(api.listVersions, ({ session, input }) => listVersions(deps, session, input)),
    route(api.getVersion, ({ session, input }) => getVersion(deps, session, input)),
    route(api.restoreVersion, ({ session, input }) => restoreVersion(deps, session, input)),
  ];
}
