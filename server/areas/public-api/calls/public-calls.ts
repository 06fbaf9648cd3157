import type * as z from 'zod/mini';
import type { DeepReadonly } from '#shared/deep-readonly.ts';
import * as api from '../public-contract.ts';
import {
  type PublicEndpoint,
  type PublicSurvey,
  type PublicSurveyPage,
  SURVEYS_PER_PAGE,
} from '../public-contract.ts';
import type { IdSource } from '#shared/survey/options.ts';
import { computeFindings } from '#server/areas/analytics/findings/get-findings.ts';
import type { WithSources } from '#server/areas/analytics/findings/source-counts.ts';
import { getResponse } from '#server/areas/analytics/responses/responses.ts';
import { getQuestionResults } from '#server/areas/analytics/results/get-question-results.ts';
import { listTexts } from '#server/areas/analytics/texts/list-texts.ts';
import { getThemes } from '#server/areas/analytics/themes/get-themes.ts';
import { createThemeReader } from '#server/areas/analytics/themes/read-themes.ts';
import { changeSurveyStatus } from '#server/areas/surveys/change-status.ts';
import { getVersion, listVersions } from '#server/areas/surveys/versions.ts';
import { publishSurvey } from '#server/areas/surveys/publish-survey.ts';
import { saveDraft } from '#server/areas/surveys/save-draft.ts';
import type { SurveyDeps } from '#server/areas/surveys/survey-deps.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { listPublicResponses, presentPublic } from '../changes/list-responses.ts';
import { createDraft } from './create-draft.ts';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import { hostedPath } from '#shared/collect/hosted-address.ts';
import { UNKNOWN_PAGE } from '#shared/api/paging.ts';
import { AppError } from '#shared/errors.ts';
import { isRealMoment } from '#shared/real-date.ts';
import { findSurveysAfter } from './survey-list-repository.ts';
import { getSurvey } from '#server/areas/surveys/describe-survey.ts';

interface Call<In> {
  readonly session: Session;
  readonly input: In;
  readonly signal: AbortSignal;
  /** Repeats its ids when a call is repeated. */
  readonly newId: IdSource;
}

/** A call of the public API with its use case. */
export interface PublicCall {
  readonly endpoint: PublicEndpoint;
  readonly run: (call: Call<unknown>) => Promise<unknown>;
}

function call<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  endpoint: PublicEndpoint<In, Out>,
  run: (call: Call<z.output<In>>) => Promise<DeepReadonly<z.output<Out>>>,
): PublicCall {
  return { endpoint, run: run as PublicCall['run'] };
}

/** Parameters that only arrange the admin's charts. */
export const NO_CHART = { compare: '', period: '' };

/** Every call of the contract. */
export function publicCalls(deps: Deps & SurveyDeps & WithSources): readonly PublicCall[] {
  const themeDeps = { ...deps, readThemes: createThemeReader(deps) };
  const described = async (survey: ReturnType<typeof getSurvey>) => describePublicSurvey(deps, await survey);
  return [
    call(api.listSurveys, ({ session, input }) => listPublicSurveys(deps, session, input)),
    call(api.getSurvey, ({ session, input }) => described(getSurvey(deps, session, input))),
    call(api.createSurvey, ({ session, input, newId }) =>
      described(createDraft(deps, session, input, newId)),
    ),
    call(api.saveDraft, ({ session, input }) => saveDraft(deps, session, input)),
    call(api.publishSurvey, ({ session, input }) => described(publishSurvey(deps, session, input))),
    call(api.changeStatus, ({ session, input }) => described(changeSurveyStatus(deps, session, input))),
    call(api.listVersions, ({ session, input }) => listVersions(deps, session, input)),
    call(api.getVersion, ({ session, input }) => getVersion(deps, session, input)),
    call(api.listResponses, ({ session, input }) => listPublicResponses(deps, session, input)),
    call(api.getResponse, async ({ session, input }) =>
      presentPublic(await getResponse(deps, session, input)),
    ),
    call(api.getResults, ({ session, input }) =>
      getQuestionResults(deps, session, { ...NO_CHART, ...input }),
    ),
    call(api.getFindings, ({ session, input }) => computeFindings(deps, session, { ...NO_CHART, ...input })),
    call(api.getThemes, ({ session, input, signal }) =>
      getThemes(themeDeps, session, { ...NO_CHART, ...input }, signal),
    ),
    call(api.searchTexts, ({ session, input }) => listTexts(deps, session, { ...NO_CHART, ...input })),
  ];
}

/** Adds the address of the survey's own page, which can be shared. */
function describePublicSurvey({ config }: Pick<Deps, 'config'>, survey: SurveyDetails): PublicSurvey {
  return { ...survey, hostedUrl: config.app.url + hostedPath(survey.publicId) };
}

async function listPublicSurveys(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
  { after }: { readonly after: string },
): Promise<PublicSurveyPage> {
  const found = await findSurveysAfter(database, storeId, readPlace(after), SURVEYS_PER_PAGE + 1);
  const surveys = found.slice(0, SURVEYS_PER_PAGE);
  const last = surveys.at(-1);
  const isLast = last === undefined || found.length === surveys.length;
  return { surveys, next: isLast ? null : `${last.createdAt}_${last.surveyId}` };
}

function readPlace(after: string): { readonly createdAt: string; readonly surveyId: string } | null {
  if (after === '') return null;
  const [, createdAt = '', surveyId = ''] = /^([^_]+Z)_([\w-]+)$/.exec(after) ?? [];
  if (isRealMoment(createdAt)) return { createdAt, surveyId };
  throw new AppError('INVALID_INPUT', undefined, { fields: { after: UNKNOWN_PAGE } });
}
