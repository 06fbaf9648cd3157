import { ofStore } from '#server/kernel/database/database.ts';
import { lookOfSurveys, readAppearance } from '#shared/theme/appearance.ts';
import { lookOutsideStore } from '#shared/theme/store-look.ts';
import { readStoreLook, styleOfStore } from '#shared/theme/store-style.ts';
import { AppError } from '#shared/errors.ts';
import { chooseLanguage } from '#shared/survey/choose-language.ts';
import { directionOf } from '#shared/survey/direction.ts';
import { hostedPath } from '#shared/collect/hosted-address.ts';
import type { HostedPage, HostedSurvey } from '#shared/collect/hosted-page.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import {
  hostedPageFiles,
  messagesUrl,
  type PageFiles,
} from '#server/areas/delivery/storefront/built-files.ts';
import { presentPictures } from '#server/areas/delivery/storefront/present-manifest.ts';
import type { Picture } from '#shared/survey/picture-schema.ts';
import { splitKeyIn } from '#shared/survey/split.ts';
import type { Variant } from '#shared/survey/variant.ts';
import { picturesOf } from '#server/areas/surveys/definitions/pictures-of.ts';
import { countMonth } from '#server/areas/surveys/plan/month-repository.ts';
import { isMonthFull } from '#server/areas/surveys/plan/veiled-room.ts';
import { storeOfPublicId } from '#server/areas/surveys/public-id.ts';
import { storefrontUrl } from '#server/areas/delivery/store-links.ts';
import { findResponses } from '../batch/batch-repository.ts';
import { isLate } from '../batch/decide-batch.ts';
import { shoppersDefinition } from '#server/areas/surveys/definitions/shoppers-definition.ts';
import type { Allowance, Allowances } from '#server/areas/surveys/plan/plan-allowance.ts';
import { drawnLookOf, pageLookOf, type PageLook } from './page-look.ts';
import { type ClosedReason, SENTENCE_LANGUAGES } from './hosted-sentences.ts';
import type { SurveyPicture } from './link-picture/survey-picture.ts';
import { findHostedSurvey, type HostedSurveyRow } from '../versions/published-repository.ts';
import type { PublishedVersion, PublishedVersions } from '../versions/published-versions.ts';
import { monthIn } from '#server/areas/identity/stores/store-day.ts';
import { isOpen } from '#server/areas/surveys/survey-state-repository.ts';

export interface OpenedPage {
  readonly closed: ClosedReason | null;
  readonly businessName: string;
  /** The language of the page and of the survey, BCP 47. */
  readonly language: string;
  /** Shown above the survey; null without one. */
  readonly logo: Picture | null;
  readonly files: PageFiles;
  /** Null for a page that belongs to no store. */
  readonly look: PageLook | null;
  /** The address of the shop; null if it is not known. */
  readonly shopUrl: string | null;
  /** The page's whole short address; null for an unknown survey. */
  readonly url: string | null;
  /** What chats draw for a link; null while the survey accepts no new responses. */
  readonly picture: SurveyPicture | null;
  /** Null if no shopper can answer, not even one who has begun. */
  readonly page: HostedPage | null;
}

type HostedDeps = Pick<Deps, 'config' | 'database' | 'clock'> & {
  readonly allowances: Allowances;
  readonly published: PublishedVersions;
};

/**
 * Returns what a hosted page shows. It contains the survey only while the survey accepts new responses; a shopper who
 * has begun uses `openBegunSurvey`. An unpublished survey is unknown.
 */
export async function openHostedPage(
  deps: HostedDeps,
  publicId: string,
  wantedLanguages: readonly string[],
): Promise<OpenedPage> {
  const files = await hostedPageFiles(deps.config);
  const storeId = storeOfPublicId(publicId);
  const survey = storeId === null ? null : await findHostedSurvey(deps.database, storeId, publicId);
  const version = survey?.liveVersion ?? null;
  const published = version === null ? null : await deps.published.find(publicId, version);
  if (storeId === null || survey === null || published === null) {
    const language = chooseLanguage(SENTENCE_LANGUAGES, wantedLanguages) ?? 'en';
    return {
      closed: 'unknown',
      businessName: '',
      language,
      logo: null,
      files,
      look: null,
      shopUrl: null,
      url: null,
      picture: null,
      page: null,
    };
  }
  const allowance = await deps.allowances.of(storeId);
  const closed = await whyClosed(deps, storeId, survey, allowance.responses);
  const language = languageOf(survey, published, wantedLanguages);
  const shown = await presentSurvey(deps, publicId, { survey, published, allowance, language });
  const { removeBranding } = shown;
  const style = styleOfStore(readStoreLook(survey.storeLook));
  const theme = allowance.hasOwnTheme ? readAppearance(survey.appearance).theme : null;
  const page: HostedPage =
    closed === null
      ? { ...shown, ...splitOf(published, language), isOpen: true }
      : { publicId, removeBranding, isOpen: false };
  return {
    closed,
    businessName: survey.businessName,
    language,
    logo: shown.pictures?.logo ?? null,
    files,
    look: pageLookOf({
      businessName: survey.businessName,
      style,
      theme,
      removeBranding,
    }),
    shopUrl: survey.state.isInstalled ? storefrontUrl(survey.shop, deps.config) : null,
    url: deps.config.app.url + hostedPath(publicId),
    picture: closed === null ? pictureOf(shown, { style, theme }) : null,
    page: survey.state.isInstalled ? page : null,
  };
}

function pictureOf(
  { definition, language, pictures }: HostedSurvey,
  look: Parameters<typeof drawnLookOf>[0],
): SurveyPicture | null {
  const [first] = definition.questions;
  if (first === undefined) return null;
  const { length: questions } = definition.questions;
  return {
    ...drawnLookOf(look),
    direction: directionOf(language),
    questions,
    first,
    logo: pictures?.logo ?? null,
  };
}

/**
 * Returns a survey that accepts no new responses to a shopper who has begun it. The proof is the response's id, which
 * only the shopper's device knows.
 */
export async function openBegunSurvey(
  deps: HostedDeps,
  publicId: string,
  { responseId, variant }: { readonly responseId: string; readonly variant: Variant | null },
  wantedLanguages: readonly string[],
): Promise<HostedSurvey> {
  const { database, clock } = deps;
  const storeId = storeOfPublicId(publicId);
  const survey = storeId === null ? null : await findHostedSurvey(database, storeId, publicId);
  if (storeId === null || survey === null || !survey.state.isInstalled) throw notBegun();
  const found = await findResponses(database, ofStore(storeId, [{ surveyId: survey.surveyId, responseId }]));
  const [begun] = found.get(storeId) ?? [];
  const now = clock();
  const isOverdue = begun !== undefined && !begun.isComplete && isLate(begun, now);
  if (begun === undefined || (isOverdue && !isOpen(survey.state, now))) throw notBegun();
  const published = await deps.published.find(publicId, begun.version);
  if (published === null) throw notBegun();
  const allowance = await deps.allowances.of(storeId);
  const language = languageOf(survey, published, wantedLanguages);
  return presentSurvey(deps, publicId, { survey, published, allowance, language, variant });
}

const notBegun = () => new AppError('NOT_FOUND', 'There is no such survey.');

/** The first wanted language in which the version is written, else the store's. */
function languageOf(
  { appearance }: HostedSurveyRow,
  { survey }: PublishedVersion,
  wanted: readonly string[],
): string {
  const { language } = readAppearance(appearance);
  return chooseLanguage([language, ...Object.keys(survey.definition.translations)], wanted) ?? language;
}

interface ShownSurvey {
  readonly survey: HostedSurveyRow;
  readonly published: PublishedVersion;
  readonly allowance: Allowance;
  readonly language: string;
  readonly variant?: Variant | null;
}

function splitOf({ survey }: PublishedVersion, language: string): Pick<HostedSurvey, 'split'> {
  const split = splitKeyIn(survey.definition, language);
  return split === null ? {} : { split };
}

async function presentSurvey(
  { config }: HostedDeps,
  publicId: string,
  { survey, published, allowance, language, variant = null }: ShownSurvey,
): Promise<HostedSurvey> {
  const appearance = readAppearance(survey.appearance);
  const style = styleOfStore(readStoreLook(survey.storeLook));
  return {
    publicId,
    version: published.version,
    definition: shoppersDefinition(published.survey.definition, language, variant),
    language,
    look: lookOfSurveys(appearance, style, allowance.hasOwnTheme, lookOutsideStore),
    messagesUrl: await messagesUrl(config, language),
    removeBranding: allowance.removesBranding && !appearance.showsBranding,
    ...presentPictures(
      {
        // The page's own origin.
        origin: '',
        appearance: survey.appearance,
        hasPictures: picturesOf(published.survey.definition.questions).length > 0,
      },
      allowance,
    ),
    country: null,
    shopUrl: storefrontUrl(survey.shop, config),
  };
}

async function whyClosed(
  { database, clock }: HostedDeps,
  storeId: string,
  { state, timezone }: HostedSurveyRow,
  allowed: number,
): Promise<ClosedReason | null> {
  const now = clock();
  if (!isOpen(state, now)) {
    if (state.status === 'paused') return 'paused';
    return state.status === 'live' && state.startsAt !== null && now < state.startsAt ? 'early' : 'over';
  }
  if (state.cap !== null && state.responsesTotal >= state.cap) return 'full';
  if (allowed === Infinity) return null;
  return isMonthFull(allowed, await countMonth(database, storeId, monthIn(timezone, now))) ? 'full' : null;
}
