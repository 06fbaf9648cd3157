import { compileSurvey, type CompiledSurvey } from '#shared/survey/compile-logic.ts';
import { definitionOf } from '#shared/survey/split.ts';
import type { Variant } from '#shared/survey/variant.ts';

const compiled = new WeakMap<CompiledSurvey, CompiledSurvey>();

/** The survey that answers are checked against. Only another order of the questions leads along another path. */
export function surveyOfVariant(survey: CompiledSurvey, variant: Variant | null): CompiledSurvey {
  const { definition } = survey;
  if (variant !== 'b' || definition.split?.kind !== 'question_order') return survey;
  const known = compiled.get(survey);
  if (known !== undefined) return known;
  const other = compileSurvey(definitionOf(definition, 'b'));
  compiled.set(survey, other);
  return other;
}
