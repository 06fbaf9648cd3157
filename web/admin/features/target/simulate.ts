import type { SurveyDelivery } from '#shared/api/delivery.ts';
import type { Shopper } from '#shared/audience/filters.ts';
import type { DeliveryContext, Spot, SurveyHistory } from '#shared/delivery/context.ts';
import type { PageKind, PlacementType } from '#shared/delivery/delivery.ts';
import { explainDelivery, type SurveyReport } from '#shared/delivery/explain-delivery.ts';
import { MANIFEST_FORMAT, type Manifest, type ManifestSurvey } from '#shared/delivery/manifest.ts';
import { inSample } from '#shared/delivery/sampling.ts';
import { DAY_MS } from '#shared/durations.ts';
import { DEFAULT_THEME, lookOf } from '#shared/theme/theme.ts';
import type { DeliverySettings } from '../../lib/surveys/survey-delivery.ts';

/** An imaginary shopper with their page. */
export interface SimulatedShopper {
  readonly customerType: Shopper['customerType'];
  readonly country: string | null;
  readonly orderValue: number | null;
  readonly where: PlacementType;
  readonly kind: PageKind;
  readonly seconds: number;
  readonly scrolledPercent: number;
  readonly isLeaving: boolean;
  readonly past: 'never' | 'shownAt' | 'dismissedAt' | 'answeredAt';
  readonly daysAgo: number;
}

export const DEFAULT_SHOPPER: SimulatedShopper = {
  customerType: 'firstTime',
  country: 'US',
  orderValue: 80,
  where: 'thank_you',
  kind: 'product',
  seconds: 30,
  scrolledPercent: 0,
  isLeaving: false,
  past: 'never',
  daysAgo: 1,
};

/** Runs the same functions that decide on the store, with the settings on the screen, saved or not. */
export function simulate(
  about: SurveyDelivery,
  settings: DeliverySettings,
  simulated: SimulatedShopper,
  now: number,
): SurveyReport {
  const manifest = manifestOf(about, settings);
  const context: DeliveryContext = {
    now,
    spot: spotOf(about, simulated),
    visit: {
      seconds: simulated.seconds,
      scrolledPercent: simulated.scrolledPercent,
      exitIntent: simulated.isLeaving,
    },
    shopper: {
      customerType: simulated.customerType,
      country: simulated.country,
      orderValue: simulated.orderValue,
    },
    visitorId: chosenVisitor(about.publicId, settings.delivery.samplePercent),
    history: historyOf(about, simulated, now),
  };
  const [report] = explainDelivery(manifest, context).surveys;
  if (!report) throw new Error('A manifest of one survey explains one survey.');
  return report;
}

function manifestOf(about: SurveyDelivery, { audience, delivery, frequencyCap }: DeliverySettings): Manifest {
  const survey: ManifestSurvey = {
    surveyId: about.publicId,
    version: 1,
    definitionUrl: '',
    status: about.status,
    full: delivery.responseCap !== null && about.responses >= delivery.responseCap,
    audience: audience as ManifestSurvey['audience'],
    delivery,
    look: lookOf(DEFAULT_THEME),
    branding: true,
    language: { tag: 'en', file: null },
    translations: [],
  };
  return { formatVersion: MANIFEST_FORMAT, currency: about.currency, frequencyCap, surveys: [survey] };
}

function spotOf({ publicId }: SurveyDelivery, { where, kind }: SimulatedShopper): Spot {
  switch (where) {
    case 'thank_you':
      return { type: 'thank_you' };
    case 'popup':
      return { type: 'popup', page: { kind, path: PATHS[kind] } };
    case 'embedded':
      return { type: 'embedded', surveyId: publicId };
    case 'hosted':
      return { type: 'hosted', surveyId: publicId };
    default:
      return where satisfies never;
  }
}

const PATHS: Record<PageKind, string> = {
  home: '/',
  product: '/products/a-product',
  collection: '/collections/a-collection',
  cart: '/cart',
  other: '/pages/a-page',
};

function historyOf(
  { publicId }: SurveyDelivery,
  { past, daysAgo }: SimulatedShopper,
  now: number,
): Readonly<Record<string, SurveyHistory>> {
  return past === 'never' ? {} : { [publicId]: { [past]: now - daysAgo * DAY_MS } };
}

/** A visitor id that the random sample includes: being left out by chance would tell the merchant nothing. */
function chosenVisitor(surveyId: string, percent: number): string {
  const ids = Array.from({ length: 2_000 }, (_, at) => `visitor-${at}`);
  return ids.find((id) => inSample(percent, surveyId, id)) ?? 'visitor';
}
