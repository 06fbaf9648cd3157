import { useMemo } from 'react';
import type { ShownPictures } from '#shared/survey/picture.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { readAppearance } from '#shared/theme/appearance.ts';
import { DEFAULT_THEME, lookOf, type Look } from '#shared/theme/theme.ts';
import { useStoreDetails } from './store-details.ts';
import { useBillingCustomer } from './subscription.ts';

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
    const { theme, showsBranding, logo } = readAppearance(appearanceIn(settings));
    const granted = features ?? {};
    return {
      look: lookOf(isAllowed(granted, { type: 'set_theme' }) ? theme : DEFAULT_THEME),
      removeBranding: !showsBranding && isAllowed(granted, { type: 'remove_branding' }),
      pictures: isAllowed(granted, { type: 'use_images' })
        ? { origin: '', logo, inQuestions: true }
        : undefined,
    };
  }, [settings, features]);
}

/** The appearance part of a store's settings. */
export function appearanceIn(settings: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const { appearance } = settings;
  return typeof appearance === 'object' && appearance !== null ? { ...appearance } : {};
}
