import type { SurveyDefinition, SurveyTexts, ThankYou } from '#shared/survey/definition.ts';
import { omit } from '#shared/own-value.ts';
import type { SurveySplit } from '#shared/survey/split.ts';
import type { EditingState } from '#shared/survey/edit/editing-state.ts';

export function changeSurvey(
  state: EditingState,
  change: Partial<Pick<SurveyDefinition, 'name' | 'description'>>,
): EditingState {
  return { ...state, definition: { ...state.definition, ...change } };
}

export function changeThankYou(state: EditingState, change: Partial<ThankYou>): EditingState {
  const { definition } = state;
  return { ...state, definition: { ...definition, thankYou: { ...definition.thankYou, ...change } } };
}

/** Sets the texts of one language; null removes the language. */
export function setTranslation(
  state: EditingState,
  language: string,
  texts: SurveyTexts | null,
): EditingState {
  const { definition } = state;
  const others = omit(definition.translations, language);
  const translations = texts === null ? others : { ...others, [language]: texts };
  return { ...state, definition: { ...definition, translations } };
}

/** Begins or changes the split test; null removes it. */
export function setSplit(state: EditingState, split: SurveySplit | null): EditingState {
  const { split: _, ...definition } = state.definition;
  return { ...state, definition: split === null ? definition : { ...definition, split } };
}
