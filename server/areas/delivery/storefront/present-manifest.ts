import {
  MANIFEST_FORMAT,
  type FrequencyCap,
  type Manifest,
  type ManifestSurvey,
} from '#shared/delivery/manifest.ts';
import { definitionPath } from '#shared/survey/collect.ts';
import { readAppearance } from '#shared/theme/appearance.ts';
import { DEFAULT_THEME, lookOf } from '#shared/theme/theme.ts';
import type { Allowance } from '#server/areas/surveys/plan/plan-allowance.ts';
import { storedDelivery } from '../stored-delivery.ts';
import type { LiveSurvey, ScriptStore } from './manifest-repository.ts';

export interface ManifestParts {
  readonly origin: string;
  readonly store: ScriptStore;
  readonly surveys: readonly LiveSurvey[];
  readonly allowance: Allowance;
  /** The plan has no room for another response in this month. */
  readonly isMonthFull: boolean;
  /** Where the view's own words in a language are; null for English. */
  readonly messagesUrl: (tag: string) => string | null;
}

/** What a store's pages may know: everybody can read it, so it names nobody and counts nothing. */
export function presentManifest(parts: ManifestParts): Manifest {
  const { store, surveys } = parts;
  return {
    formatVersion: MANIFEST_FORMAT,
    currency: store.currency,
    frequencyCap: readFrequencyCap(store.frequencyCap),
    surveys: surveys.map((survey) => presentSurvey(survey, parts)),
  };
}

function presentSurvey(survey: LiveSurvey, parts: ManifestParts): ManifestSurvey {
  const { origin, allowance, isMonthFull, messagesUrl } = parts;
  const { publicId, version, state, audience, appearance } = survey;
  const { language } = readAppearance(appearance);
  const delivery = storedDelivery(survey.delivery);
  const endsAt = state.endsAt === null ? null : new Date(state.endsAt).toISOString();
  return {
    surveyId: publicId,
    version,
    definitionUrl: origin + definitionPath(publicId, version),
    status: 'live',
    full: isMonthFull || (state.cap !== null && state.responsesTotal >= state.cap),
    audience,
    // How many there may be is not for everybody to read; that there are enough says `full`.
    delivery: { ...delivery, responseCap: null, schedule: { ...delivery.schedule, endsAt } },
    ...presentLook(appearance, allowance),
    language: { tag: language, file: messagesUrl(language) },
  };
}

/** A theme and no branding are the plan's to give. */
export function presentLook(
  appearance: Readonly<Record<string, unknown>>,
  { hasOwnTheme, removesBranding }: Allowance,
): Pick<ManifestSurvey, 'look' | 'branding'> {
  const { theme, showsBranding } = readAppearance(appearance);
  return {
    look: lookOf(hasOwnTheme ? theme : DEFAULT_THEME),
    branding: showsBranding || !removesBranding,
  };
}

export function readFrequencyCap(kept: unknown): FrequencyCap | null {
  const { surveys, days } = (kept ?? {}) as Partial<FrequencyCap>;
  return typeof surveys === 'number' && typeof days === 'number' ? { surveys, days } : null;
}
