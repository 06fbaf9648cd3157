import { definitionIn, definitionPath } from '#shared/survey/collect.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { addressOfVariant, type Variant } from '#shared/survey/variant.ts';
import { readDefinition } from './read-definition.ts';

export interface DefinitionName {
  readonly origin: string;
  readonly surveyId: string;
  readonly version: number;
  readonly variant: Variant | undefined;
  readonly language: string;
}

/** Loads one version of a survey; null if it can't be loaded. */
export function loadDefinition(name: DefinitionName): Promise<SurveyDefinition | null> {
  const path = definitionPath(name.surveyId, name.version);
  const address = addressOfVariant(name.origin + path, name.variant);
  return fetch(definitionIn(name.language, address)).then(readDefinition, () => null);
}
