import * as api from '#shared/api/store.ts';
import type { Deps } from '../deps.ts';
import { route, type Route } from '../http/route.ts';
import { getStoreDetails } from './get-store-details.ts';
import { completeOnboarding, skipOnboarding } from './leave-onboarding.ts';
import { saveOnboardingProgress } from './save-onboarding-progress.ts';

export function storeRoutes(deps: Deps): Route[] {
  return [
    route(api.getStoreDetails, ({ session }) => getStoreDetails(deps, session)),
    route(api.saveOnboardingProgress, ({ session, input }) => saveOnboardingProgress(deps, session, input)),
    route(api.skipOnboarding, ({ session }) => skipOnboarding(deps, session)),
    route(api.completeOnboarding, ({ session }) => completeOnboarding(deps, session)),
  ];
}
