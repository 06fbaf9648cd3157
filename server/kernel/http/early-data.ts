import { getBillingCustomer } from '#shared/api/billing.ts';
import { getHome } from '#shared/api/home.ts';
import { getStoreDetails } from '#shared/api/store.ts';
import { getSurvey, listSurveys } from '#shared/api/surveys.ts';
import { SURVEY_FIRST_PAGE } from '#shared/api/values.ts';
import { ROUTES } from '#shared/routes.ts';
import { matchesPath } from './paths.ts';

/**
 * The first API calls of a screen, as paths below the API's base. The page's head lists them, so that they load
 * together with the code.
 */
export function earlyData(path: string, query: object): string[] {
  return [getStoreDetails.path, getBillingCustomer.path, ...screenData(path, query)];
}

function screenData(path: string, query: object): string[] {
  // The browser computes the list's query from the address itself.
  const isPlain = !['page', 'status', 'search', 'sort'].some((name) => name in query);
  if (path === ROUTES.home && isPlain) {
    return [`${listSurveys.path}?page=${SURVEY_FIRST_PAGE}&search=`, getHome.path];
  }
  if (!matchesPath(ROUTES.builder, path)) return [];
  const surveyId = path.split('/').filter(Boolean).at(-1) ?? '';
  // Other characters cannot be part of a survey id and could form another path.
  return /^[\w-]+$/.test(surveyId) ? [getSurvey.path.replace('{surveyId}', surveyId)] : [];
}
