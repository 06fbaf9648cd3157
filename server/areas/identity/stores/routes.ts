import * as settings from '#shared/api/settings.ts';
import * as api from '#shared/api/store.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { route, type Route } from '#server/kernel/http/route.ts';
import { getStoreDetails, type StoreDeps, refreshStore, dismissNotice } from './get-store-details.ts';
import { completeOnboarding, skipOnboarding, saveOnboardingProgress } from './onboarding.ts';
import { saveAppearance } from './save-appearance.ts';
import { previewRetention, saveRetention } from './save-retention.ts';

export function storeRoutes(deps: Deps & StoreDeps): Route[] {
  return [
    route(api.getStoreDetails, ({ session }) => getStoreDetails(deps, session)),
    route(api.saveOnboardingProgress, ({ session, input }) => saveOnboardingProgress(deps, session, input)),
    route(api.skipOnboarding, ({ session }) => skipOnboarding(deps, session)),
    route(api.completeOnboarding, ({ session }) => completeOnboarding(deps, session)),
    route(api.dismissNotice, ({ session, input }) => dismissNotice(deps, session, input)),
    route(settings.refreshStore, ({ session }) => refreshStore(deps, session)),
    route(settings.saveAppearance, ({ session, input }) => saveAppearance(deps, session, input)),
    route(settings.previewRetention, ({ session, input }) => previewRetention(deps, session, input)),
    route(settings.saveRetention, ({ session, input }) => saveRetention(deps, session, input)),
  ];
}
