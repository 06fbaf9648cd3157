import { useMemo } from 'react';
import type { ShownPictures } from '#shared/survey/picture-schema.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { lookOfSurveys, readAppearance } from '#shared/theme/appearance.ts';
import { lookOutsideStore } from '#shared/theme/store-look.ts';
import { readStoreLook, STORE_LOOK, styleOfStore } from '#shared/theme/store-style.ts';
import type { Look } from '#shared/theme/theme.ts';
import { useStoreDetails } from '../store/store-details.ts';
import { useBillingCustomer } from '../billing/subscription.ts';

interface SurveyAppearance {
  readonly look: Look;
  readonly removeBranding: boolean;
  readonly pictures: ShownPictures | undefined;
}

/** The look of the store's surveys as the plan allows it, for previews too. */
export function useSurveyAppearance(): SurveyAppearance {
  const settings = useStoreDetails().data?.store.merchantDetails.settings;
  const features = useBillingCustomer().data?.features;
  return useMemo(() => {
    const appearance = readAppearance(appearanceIn(settings));
    const style = styleOfStore(readStoreLook(settings?.[STORE_LOOK]));
    const granted = features ?? {};
    const hasOwnTheme = isAllowed(granted, { type: 'set_theme' });
    return {
      look: lookOfSurveys(appearance, style, hasOwnTheme, lookOutsideStore),
      removeBranding: !appearance.showsBranding && isAllowed(granted, { type: 'remove_branding' }),
      pictures: isAllowed(granted, { type: 'use_images' })
        ? { origin: '', logo: appearance.logo, inQuestions: true }
        : undefined,
    };
  }, [settings, features]);
}

/** The appearance part of a store's settings. */
export function appearanceIn(settings: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const { appearance } = settings;
  return typeof appearance === 'object' && appearance !== null ? { ...appearance } : {};
}
