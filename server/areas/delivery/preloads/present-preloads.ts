import { rankedSurveys } from '#shared/delivery/decide-survey.ts';
import type { PageKind, PageTarget, Placement } from '#shared/delivery/delivery.ts';
import type { ManifestLanguage, ManifestSurvey } from '#shared/delivery/manifest.ts';
import type { StoreScript } from '#shared/delivery/store-script.ts';
import { definitionIn } from '#shared/survey/definition-address.ts';

/**
 * What the theme extension reads as `app.metafields.askwell.preloads`: where the store's script is, and the files that a
 * page should load beside it, because a survey may show there at once. Only the script decides what shows.
 */
export interface Preloads {
  readonly formatVersion: 1;
  /** The app's own address. The embed loads the store's script from it. */
  readonly server: string;
  /** The module that draws a survey. */
  readonly script: string;
  /** Best first. A page preloads the first one that may show there. */
  readonly surveys: readonly SurveyPreload[];
}

export interface SurveyPreload {
  readonly placement: 'popup' | 'embedded';
  /** The code of a block that a merchant made for this survey. */
  readonly code: string;
  /** Liquid compares these with the page: its kind, its whole path, and how its path starts. */
  readonly everywhere: boolean;
  readonly kinds: readonly PageKind[];
  readonly paths: readonly string[];
  readonly starts: readonly string[];
  /** Seconds since the epoch: the first moment at which it may show, and the first at which it no longer may. */
  readonly from: number;
  readonly until: number;
  /** Further modules that its first question needs. */
  readonly modules: readonly string[];
  /** The store's language first. */
  readonly languages: readonly LanguagePreload[];
}

interface LanguagePreload {
  /** In lower case, as Liquid compares it with the page's language. */
  readonly tag: string;
  /** `pt` of `pt-BR`. */
  readonly base: string;
  readonly definition: string;
  /** The module with the view's messages; null for the built-in English. */
  readonly messages: string | null;
}

/** The platform takes 128 kB. Liquid parses the value for each page, so it stays far below. */
export const PRELOADS_BYTES = 16 * 1024;

/** A survey for fewer visitors is not preloaded: most would load it for nothing. */
const LEAST_SAMPLE_PERCENT = 50;

const FOREVER = 99_999_999_999;

/** Surveys beyond the size limit are left out, the lowest ranks first: they load after the store's script, as ever. */
export function presentPreloads(
  server: string,
  { manifest, showFile }: Pick<StoreScript, 'manifest' | 'showFile'>,
): Preloads {
  const preloads: Preloads = { formatVersion: 1, server, script: showFile, surveys: [] };
  const surveys: SurveyPreload[] = [];
  let bytes = sizeOf(preloads);
  for (const preload of rankedSurveys(manifest).flatMap(surveyPreloads)) {
    bytes += sizeOf(preload) + 1;
    if (bytes > PRELOADS_BYTES) break;
    surveys.push(preload);
  }
  return { ...preloads, surveys };
}

const sizeOf = (value: object) => Buffer.byteLength(JSON.stringify(value));

function surveyPreloads(survey: ManifestSurvey): SurveyPreload[] {
  const { delivery, status, full } = survey;
  if (status !== 'live' || full || delivery.samplePercent < LEAST_SAMPLE_PERCENT) return [];
  // Only the store's script knows which version of a split test a visitor gets.
  if ([survey.language, ...survey.translations].some(({ split }) => split !== undefined)) return [];
  return delivery.placements.flatMap((placement) => {
    const pages = pagesOf(placement);
    return pages === null ? [] : [{ ...pages, ...commonParts(survey) }];
  });
}

/** Null for a placement that does not show at once on a page of the theme. */
function pagesOf(
  placement: Placement,
): Pick<SurveyPreload, 'placement' | 'everywhere' | 'kinds' | 'paths' | 'starts'> | null {
  switch (placement.type) {
    case 'embedded':
      return { placement: 'embedded', everywhere: true, kinds: [], paths: [], starts: [] };
    case 'popup':
      return placement.trigger.type === 'immediately'
        ? { placement: 'popup', ...targetOf(placement.pages) }
        : null;
    case 'thank_you':
    case 'hosted':
      return null;
    default:
      return placement satisfies never;
  }
}

/** Liquid can't match a star inside a path, so such a page loads the survey after the store's script. */
function targetOf({ kinds, paths }: PageTarget) {
  const starts = paths
    .filter((path) => path.indexOf('*') === path.length - 1)
    .map((path) => path.slice(0, -1));
  return {
    everywhere: kinds.length + paths.length === 0 || starts.includes(''),
    kinds,
    paths: paths.filter((path) => !path.includes('*')),
    starts: starts.filter(Boolean),
  };
}

function commonParts({
  surveyId,
  delivery,
  definitionUrl,
  openingFiles = [],
  language,
  translations,
}: ManifestSurvey) {
  const { startsAt, endsAt } = delivery.schedule;
  const languagePreload = ({ tag, file }: ManifestLanguage, definition: string): LanguagePreload => ({
    tag: tag.toLowerCase(),
    base: tag.toLowerCase().split('-', 1)[0] ?? '',
    definition,
    messages: file,
  });
  return {
    code: surveyId,
    from: startsAt === null ? 0 : Math.ceil(Date.parse(startsAt) / 1000),
    until: endsAt === null ? FOREVER : Math.ceil(Date.parse(endsAt) / 1000),
    modules: openingFiles,
    languages: [
      languagePreload(language, definitionUrl),
      ...translations.map((one) => languagePreload(one, definitionIn(one.tag, definitionUrl))),
    ],
  };
}
