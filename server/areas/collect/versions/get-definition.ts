import { AppError } from '#shared/errors.ts';
import type { ShoppersDefinition } from '#shared/survey/definition.ts';
import type { Variant } from '#shared/survey/variant.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { shoppersDefinition } from '#server/areas/surveys/definitions/shoppers-definition.ts';
import { findSurveyState } from './published-repository.ts';
import type { PublishedVersions } from './published-versions.ts';
import { isOpen } from '#server/areas/surveys/survey-state-repository.ts';
import { isPreviewVersion } from '#server/areas/surveys/preview/preview-token.ts';

type DefinitionDeps = Pick<Deps, 'database' | 'clock'> & { readonly published: PublishedVersions };

/** A version's definition in today's format, in one language and for one variant of its split test, while its survey accepts answers. */
export async function getDefinition(
  { database, clock, published }: DefinitionDeps,
  publicId: string,
  version: number,
  { language, variant }: { readonly language?: string; readonly variant: Variant | null },
): Promise<ShoppersDefinition> {
  // A draft requires a preview token.
  const found = isPreviewVersion(version) ? null : await published.find(publicId, version);
  const state = found && (await findSurveyState(database, found.storeId, publicId));
  if (found === null || state === null || !isOpen(state, clock())) {
    throw new AppError('NOT_FOUND', 'There is no such survey.');
  }
  return shoppersDefinition(found.survey.definition, language, variant);
}
