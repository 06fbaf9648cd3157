import {
  MANIFEST_FORMAT,
  type Manifest,
  type ManifestLanguage,
  type ManifestSurvey,
} from '#shared/delivery/manifest.ts';
import { viewFileOf } from '#shared/delivery/view-file.ts';
import { splitKeyIn } from '#shared/survey/split.ts';
import { lookOfSurveys, readAppearance } from '#shared/theme/appearance.ts';
import { readStoreLook, styleOfStore } from '#shared/theme/store-style.ts';
import { definitionPath } from '#shared/survey/definition-address.ts';
import type { Allowance } from '#server/areas/surveys/plan/plan-allowance.ts';
import { readFrequencyCap, storedDelivery } from '#server/areas/surveys/stored-delivery.ts';
import type { StorefrontFiles } from './built-files.ts';
import type { LiveSurveyRow, ScriptStore } from './manifest-repository.ts';

export interface ManifestParts {
  readonly origin: string;
  readonly store: ScriptStore;
  readonly surveys: readonly LiveSurveyRow[];
  readonly allowance: Allowance;
  /** The month takes no further response, not even a veiled one. */
  readonly isMonthFull: boolean;
  /** The URL of the view's messages; null for English. */
  readonly messagesUrl: (tag: string) => string | null;
  /** The paths of the built files. */
  readonly files: Pick<StorefrontFiles, 'common' | 'rare' | 'pictures'>;
}

/** The manifest is public, so it contains no personal data and no counts. */
export function presentManifest(parts: ManifestParts): Manifest {
  const { store, surveys } = parts;
  return {
    formatVersion: MANIFEST_FORMAT,
    currency: store.currency,
    frequencyCap: readFrequencyCap(store.frequencyCap),
    surveys: surveys.map((survey) => presentSurvey(survey, parts)),
  };
}

function presentSurvey(survey: LiveSurveyRow, parts: ManifestParts): ManifestSurvey {
  const { origin, allowance, isMonthFull, messagesUrl, files } = parts;
  const { publicId, version, state, audience, appearance } = survey;
  const { language } = readAppearance(appearance);
  const delivery = storedDelivery(survey.delivery);
  const readIn = (tag: string): ManifestLanguage => {
    const split = survey.splitDefinition && splitKeyIn(survey.splitDefinition, tag);
    return { tag, file: messagesUrl(tag), ...(split !== null && { split }) };
  };
  const shown = presentPictures({ origin, appearance, hasPictures: survey.hasPictures }, allowance);
  const viewFile = survey.opensWith === null ? 'show' : viewFileOf(survey.opensWith);
  const openingFiles = [
    ...(viewFile === 'show' ? [] : [origin + files[viewFile]]),
    ...(shown.pictures ? [origin + files.pictures] : []),
  ];
  const endsAt = state.endsAt === null ? null : new Date(state.endsAt).toISOString();
  return {
    surveyId: publicId,
    version,
    definitionUrl: origin + definitionPath(publicId, version),
    status: 'live',
    full: isMonthFull || (state.cap !== null && state.responsesTotal >= state.cap),
    audience,
    // The cap is not public; `full` says that it is reached.
    delivery: { ...delivery, responseCap: null, schedule: { ...delivery.schedule, endsAt } },
    ...presentAppearance(appearance, survey.storeLook, allowance),
    ...(openingFiles.length > 0 && { openingFiles }),
    ...shown,
    language: readIn(language),
    translations: survey.translatedTo.filter((tag) => tag !== language).map(readIn),
  };
}

/** Own themes and hidden branding require a plan; without one, surveys look as the store does. */
export function presentAppearance(
  appearance: Readonly<Record<string, unknown>>,
  storeLook: unknown,
  { hasOwnTheme, removesBranding }: Allowance,
): Pick<ManifestSurvey, 'look' | 'branding'> {
  const kept = readAppearance(appearance);
  return {
    look: lookOfSurveys(kept, styleOfStore(readStoreLook(storeLook)), hasOwnTheme),
    branding: kept.showsBranding || !removesBranding,
  };
}

interface PicturesToShow {
  readonly origin: string;
  readonly appearance: Readonly<Record<string, unknown>>;
  /** Whether the version has pictures. */
  readonly hasPictures: boolean;
}

/** The logo and pictures require a plan. */
export function presentPictures(
  { origin, appearance, hasPictures }: PicturesToShow,
  { showsPictures }: Allowance,
): Pick<ManifestSurvey, 'pictures'> {
  const { logo } = readAppearance(appearance);
  if (!showsPictures || (logo === null && !hasPictures)) return {};
  return { pictures: { origin, logo, inQuestions: hasPictures } };
}
