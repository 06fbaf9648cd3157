import type { DeliveryContext } from '#shared/delivery/context.ts';
import type { Delivery } from '#shared/delivery/delivery.ts';
import { DEFAULT_DELIVERY } from '#shared/delivery/delivery.ts';
import type { Manifest, ManifestSurvey } from '#shared/delivery/manifest.ts';
import { MANIFEST_FORMAT } from '#shared/delivery/manifest.ts';
import { DEFAULT_THEME, lookOf } from '#shared/theme/theme.ts';

export const NOW = Date.parse('2026-03-10T12:00:00Z');
export const DAY = 86_400_000;

export function buildManifestSurvey(
  changes: Partial<Omit<ManifestSurvey, 'delivery'>> & { delivery?: Partial<Delivery> } = {},
): ManifestSurvey {
  return {
    surveyId: 'survey-1',
    version: 1,
    definitionUrl: '/questions/survey-1/1.json',
    status: 'live',
    full: false,
    audience: [],
    look: lookOf(DEFAULT_THEME),
    branding: true,
    language: { tag: 'en', file: null },
    translations: [],
    ...changes,
    delivery: { ...DEFAULT_DELIVERY, ...changes.delivery },
  };
}

export function buildManifest(surveys: ManifestSurvey[], changes: Partial<Manifest> = {}): Manifest {
  return { formatVersion: MANIFEST_FORMAT, currency: 'USD', frequencyCap: null, surveys, ...changes };
}

export function buildContext(changes: Partial<DeliveryContext> = {}): DeliveryContext {
  return {
    now: NOW,
    spot: { type: 'thank_you' },
    visit: { seconds: 0, scrolledPercent: 0, exitIntent: false },
    shopper: { customerType: 'repeat', country: 'CA', orderValue: 40 },
    visitorId: 'visitor-1',
    history: {},
    ...changes,
  };
}
