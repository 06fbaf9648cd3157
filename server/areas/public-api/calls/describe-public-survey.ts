import type { PublicSurvey } from '../public-contract.ts';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import { hostedPath } from '#shared/collect/hosted-address.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';

/** Adds the address of the survey's own page, which can be shared. */
export function describePublicSurvey({ config }: Pick<Deps, 'config'>, survey: SurveyDetails): PublicSurvey {
  return { ...survey, hostedUrl: config.app.url + hostedPath(survey.publicId) };
}
