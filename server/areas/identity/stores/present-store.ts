import { ONBOARDING_GOALS, ONBOARDING_STEPS, type Onboarding, type StoreDetails } from '#shared/api/store.ts';
import type { StoreRecord } from './store-repository.ts';
import { SYNC_FAILING, SYNCED_AT } from './sync-store.ts';

/** Where the goal that a merchant chose stands among the store's settings. */
export const GOAL = 'onboardingGoal';

const OWN_NOTES: readonly string[] = [SYNCED_AT, SYNC_FAILING, GOAL];

/** A store as its merchant sees it. */
export function presentStore(
  store: StoreRecord,
  { billingCustomerToken, appEmbedUrl }: { billingCustomerToken: string; appEmbedUrl: string },
): StoreDetails {
  return {
    store: {
      storeId: store.storeId,
      merchantId: store.merchantId,
      storeUrl: store.shop,
      isNewStore: store.isNewStore,
      isOnboardingSkipped: store.isOnboardingSkipped,
      merchantDetails: {
        businessName: store.businessName,
        businessEmail: store.businessEmail,
        merchantId: store.merchantId,
        timezone: store.timezone,
        settings: ownSettings(store),
        status: store.isInstalled ? 'active' : 'uninstalled',
        trialEndsAt: store.trialEndsAt,
      },
      onboarding: presentOnboarding(store),
      billingCustomerToken,
      appEmbedUrl,
      totalPublishedSurveys: store.totalPublishedSurveys,
    },
    metadata: {
      city: store.city || null,
      plan: store.platformPlan || null,
      country: store.country || null,
      currency: store.currency,
      installedAt: store.installedAt ?? '',
    },
  };
}

/** What the merchant set; our own notes stay out. */
function ownSettings({ settings }: StoreRecord): Record<string, unknown> {
  return Object.fromEntries(Object.entries(settings).filter(([key]) => !OWN_NOTES.includes(key)));
}

function presentOnboarding(store: StoreRecord): Onboarding {
  return {
    step: ONBOARDING_STEPS.find((step) => step === store.onboardingStep) ?? ONBOARDING_STEPS[0],
    goal: ONBOARDING_GOALS.find((goal) => goal === store.settings[GOAL]) ?? null,
  };
}
