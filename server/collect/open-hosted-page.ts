import { readAppearance } from '#shared/theme/appearance.ts';
import { DEFAULT_THEME, lookOf } from '#shared/theme/theme.ts';
import type { HostedPage } from '#shared/survey/hosted-page.ts';
import type { Deps } from '../deps.ts';
import { hostedPageFiles, messagesUrl, type PageFiles } from '../storefront/built-files.ts';
import { countMonth } from '../surveys/figures-repository.ts';
import { storeOfPublicId } from '../surveys/public-id.ts';
import { isOpen } from './decide-batch.ts';
import { shoppersDefinition } from './get-definition.ts';
import type { Allowances } from './plan-allowance.ts';
import { findHostedSurvey, type HostedSurveyRow } from './published-repository.ts';
import type { PublishedVersions } from './published-versions.ts';
import { monthIn } from '../stores/store-day.ts';

/** Why a survey's own page takes no new answers. */
export type Closed = 'unknown' | 'paused' | 'early' | 'over' | 'full';

export interface OpenedPage {
  readonly closed: Closed | null;
  readonly businessName: string;
  readonly language: string;
  readonly files: PageFiles;
  /** Null if there is nothing to answer, not even for who has begun. */
  readonly page: HostedPage | null;
}

type HostedDeps = Pick<Deps, 'config' | 'database' | 'clock'> & {
  readonly allowances: Allowances;
  readonly published: PublishedVersions;
};

/** What a survey's own page shows now. What was never published is told as what does not exist. */
export async function openHostedPage(deps: HostedDeps, publicId: string): Promise<OpenedPage> {
  const files = await hostedPageFiles(deps.config);
  const storeId = storeOfPublicId(publicId);
  const survey = storeId === null ? null : await findHostedSurvey(deps.database, storeId, publicId);
  const version = survey?.liveVersion ?? null;
  const published = version === null ? null : await deps.published.find(publicId, version);
  if (storeId === null || survey === null || version === null || published === null) {
    return { closed: 'unknown', businessName: '', language: 'en', files, page: null };
  }
  const allowance = await deps.allowances.of(storeId);
  const { theme, language, showsBranding } = readAppearance(survey.appearance);
  const closed = await whyClosed(deps, storeId, survey, allowance.responses);
  return {
    closed,
    businessName: survey.businessName,
    language,
    files,
    page: {
      publicId,
      version,
      definition: shoppersDefinition(published.survey.definition),
      look: lookOf(allowance.hasOwnTheme ? theme : DEFAULT_THEME),
      messagesUrl: await messagesUrl(deps.config, language),
      removeBranding: allowance.removesBranding && !showsBranding,
      isOpen: closed === null,
      country: null,
    },
  };
}

async function whyClosed(
  { database, clock }: HostedDeps,
  storeId: string,
  { state, timezone }: HostedSurveyRow,
  allowed: number,
): Promise<Closed | null> {
  const now = clock();
  if (!isOpen(state, now)) {
    if (state.status === 'paused') return 'paused';
    return state.status === 'live' && state.startsAt !== null && now < state.startsAt ? 'early' : 'over';
  }
  if (state.cap !== null && state.responsesTotal >= state.cap) return 'full';
  if (allowed === Infinity) return null;
  return (await countMonth(database, storeId, monthIn(timezone, now))) >= allowed ? 'full' : null;
}
