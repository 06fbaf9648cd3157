import { ONBOARDING_GOALS, type Onboarding, type StoreDetails } from '#shared/api/store.ts';
import { ONBOARDING_PLACES, ONBOARDING_STEPS } from '#shared/api/values.ts';
import type { StoreRecord } from './store-repository.ts';
import { SYNC_BACKOFF, SYNCED_AT } from './sync-store.ts';

/** The setting that holds the goal which the merchant chose in onboarding. */
export const GOAL_SETTING = 'onboardingGoal';

/** The setting that holds the places which the merchant ticked in onboarding. */
export const PLACES_SETTING = 'onboardingPlaces';

/** The setting that holds the surveys which stay live on a smaller plan. */
export const KEEP_LIVE_SETTING = 'keepLive';

/** The setting that holds whether the merchant dismissed the notice about wide windows. */
export const MOBILE_NOTICE_SETTING = 'mobileNoticeDismissed';

/** The setting that holds the plan whose charge page the merchant was sent to. */
export const PLAN_UPGRADE_SETTING = 'selectedPlanUpgrade';

const INTERNAL_SETTINGS: readonly string[] = [
  SYNCED_AT,
  SYNC_BACKOFF,
  GOAL_SETTING,
  PLACES_SETTING,
  KEEP_LIVE_SETTING,
  MOBILE_NOTICE_SETTING,
  PLAN_UPGRADE_SETTING,
];

export function presentStore(
  store: StoreRecord,
  links: Pick<StoreDetails['store'], 'billingCustomerToken' | 'appEmbedUrl' | 'checkoutEditorUrl'>,
): StoreDetails {
  const { [MOBILE_NOTICE_SETTING]: dismissed, [PLAN_UPGRADE_SETTING]: planId } = store.settings;
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
        settings: merchantSettings(store),
        status: store.isInstalled ? 'active' : 'uninstalled',
        trialEndsAt: store.trialEndsAt,
      },
      onboarding: presentOnboarding(store),
      isMobileNoticeDismissed: dismissed === true,
      selectedPlanUpgrade: typeof planId === 'string' ? planId : null,
      ...links,
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

/** The merchant's own settings, without those that this server keeps for itself. */
function merchantSettings({ settings }: StoreRecord): Record<string, unknown> {
  return Object.fromEntries(Object.entries(settings).filter(([key]) => !INTERNAL_SETTINGS.includes(key)));
}

function presentOnboarding(store: StoreRecord): Onboarding {
  const places = store.settings[PLACES_SETTING];
  return {
    step: ONBOARDING_STEPS.find((step) => step === store.onboardingStep) ?? ONBOARDING_STEPS[0],
    goal: ONBOARDING_GOALS.find((goal) => goal === store.settings[GOAL_SETTING]) ?? null,
    places: Array.isArray(places)
      ? ONBOARDING_PLACES.filter((place) => places.includes(place))
      : [ONBOARDING_PLACES[0]],
  };
}
