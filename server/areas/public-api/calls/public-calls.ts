import type * as z from 'zod/mini';
import type { DeepReadonly } from '#shared/deep-readonly.ts';
import * as api from '../public-contract.ts';
import type { PublicEndpoint } from '../public-contract.ts';
import type { IdSource } from '#shared/survey/options.ts';
import { computeFindings } from '#server/areas/analytics/findings/get-findings.ts';
import type { WithSources } from '#server/areas/analytics/findings/source-counts.ts';
import { getResponse } from '#server/areas/analytics/responses/get-response.ts';
import { getQuestionResults } from '#server/areas/analytics/results/get-question-results.ts';
import { listTexts } from '#server/areas/analytics/texts/list-texts.ts';
import { getThemes } from '#server/areas/analytics/themes/get-themes.ts';
import { createThemeReader } from '#server/areas/analytics/themes/read-themes.ts';
import { changeSurveyStatus } from '#server/areas/surveys/change-status.ts';
import { getSurvey } from '#server/areas/surveys/get-survey.ts';
import { getVersion } from '#server/areas/surveys/get-version.ts';
import { listVersions } from '#server/areas/surveys/list-versions.ts';
import { publishSurvey } from '#server/areas/surveys/publish-survey.ts';
import { saveDraft } from '#server/areas/surveys/save-draft.ts';
import type { SurveyDeps } from '#server/areas/surveys/survey-deps.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { listPublicResponses, presentPublic } from '../changes/list-responses.ts';
import { createDraft } from './create-draft.ts';
import { describePublicSurvey } from './describe-public-survey.ts';
import { listPublicSurveys } from './list-surveys.ts';

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
