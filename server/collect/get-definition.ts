import { AppError } from '#shared/errors.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { isPreviewVersion } from './preview-version.ts';
import type { PublishedVersions } from './published-versions.ts';

/** What a shopper's page needs of a version: not what the merchant calls it, and not what results merge by. */
export function shoppersDefinition(definition: SurveyDefinition): SurveyDefinition {
  return {
    ...definition,
    name: '',
    description: '',
    questions: definition.questions.map((question) => ({ ...question, meaningId: '' })),
  };
}

/** A frozen version in today's format, for every site. */
export async function getDefinition(
  { published }: { published: PublishedVersions },
  publicId: string,
  version: number,
): Promise<SurveyDefinition> {
  // A draft is nobody's business but of who was given its preview.
  const found = isPreviewVersion(version) ? null : await published.find(publicId, version);
  if (found === null) throw new AppError('NOT_FOUND', 'There is no such survey.');
  return shoppersDefinition(found.survey.definition);
}
