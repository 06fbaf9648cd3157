import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Variant } from '#shared/survey/variant.ts';
import { addressOfVariant, definitionIn, definitionPath } from '#shared/survey/definition-address.ts';
import { loadJson } from '#web/collect/load-json.ts';

export interface DefinitionName {
  readonly origin: string;
  readonly surveyId: string;
  readonly version: number;
  readonly variant?: Variant | undefined;
  readonly language: string;
}

/** Loads one version of a survey; null if the server does not have it. */
export function loadDefinition(name: DefinitionName): Promise<SurveyDefinition | null> {
  const address = addressOfVariant(name.origin + definitionPath(name.surveyId, name.version), name.variant);
  return loadJson(definitionIn(name.language, address));
}
