import { getBillingCustomer } from '#shared/api/billing.ts';
import { getStoreDetails } from '#shared/api/store.ts';
import { getFigures, getSurvey, listSurveys } from '#shared/api/surveys.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROUTES } from '#shared/routes.ts';
import { matchesPath } from './paths.ts';

/**
 * What a screen asks the API for first, as addresses below the API's own. The page names them in its head, so that
 * they are on their way together with its code and not after it.
 */
export function earlyData(path: string, query: object): string[] {
  return [getStoreDetails.path, getBillingCustomer.path, ...screenData(path, query)];
}

function screenData(path: string, query: object): string[] {
  // What an address makes of the list is the browser's to read.
  const isPlain = !['page', 'status', 'search'].some((name) => name in query);
  if (path === ROUTES.home && isPlain) {
    return [`${listSurveys.path}?page=${LIMITS.surveyFirstPage}&search=`, getFigures.path];
  }
  if (!matchesPath(ROUTES.builder, path)) return [];
  const surveyId = path.split('/').filter(Boolean).at(-1) ?? '';
  // Anything else is no survey, and might be read as another address.
  return /^[\w-]+$/.test(surveyId) ? [getSurvey.path.replace('{surveyId}', surveyId)] : [];
}
