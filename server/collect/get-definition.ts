import { AppError } from '#shared/errors.ts';
import type { ShoppersThankYou, SurveyDefinition } from '#shared/survey/definition.ts';
import type { Deps } from '../deps.ts';
import { isOpen } from './decide-batch.ts';
import { isPreviewVersion } from './preview-version.ts';
import { findSurveyState } from './published-repository.ts';
import type { PublishedVersions } from './published-versions.ts';

/**
 * What a shopper's page needs of a version: not the merchant's name for it, not what results merge by, and not the
 * discount code, which comes with the acknowledged completion.
 */
export function shoppersDefinition(definition: SurveyDefinition): SurveyDefinition {
  const { thankYou, questions } = definition;
  const ending: ShoppersThankYou = { ...thankYou, discountCode: null, awaitsCode: !!thankYou.discountCode };
  return {
    ...definition,
    name: '',
    description: '',
    questions: questions.map((question) => ({ ...question, meaningId: '' })),
    thankYou: ending,
  };
}

type DefinitionDeps = Pick<Deps, 'database' | 'clock'> & { readonly published: PublishedVersions };

/** A frozen version in today's format, for every site, while its survey takes answers. */
export async function getDefinition(
  { database, clock, published }: DefinitionDeps,
  publicId: string,
  version: number,
): Promise<SurveyDefinition> {
  // Only a preview token opens a draft.
  const found = isPreviewVersion(version) ? null : await published.find(publicId, version);
  const state = found && (await findSurveyState(database, found.storeId, publicId));
  if (found === null || state === null || !isOpen(state, clock())) {
    throw new AppError('NOT_FOUND', 'There is no such survey.');
  }
  return shoppersDefinition(found.survey.definition);
}
