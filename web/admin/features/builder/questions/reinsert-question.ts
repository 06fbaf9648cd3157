import { ownValue } from '#shared/own-value.ts';
import type { SurveyDefinition, SurveyTexts } from '#shared/survey/definition.ts';
import { withQuestions, type EditingState } from '#shared/survey/edit/editing-state.ts';
import { clamp, insertAt } from '#shared/survey/edit/list.ts';

/** Restores a deleted question with its translations at its old place, after other edits too. */
export function reinsertQuestion(
  state: EditingState,
  before: SurveyDefinition,
  questionId: string,
): EditingState {
  const index = before.questions.findIndex((each) => each.questionId === questionId);
  const question = before.questions[index];
  const { questions, translations } = state.definition;
  if (question === undefined || questions.some((each) => each.questionId === questionId)) return state;
  const back = withQuestions(state, insertAt(questions, clamp(index, questions.length), question));
  const texts = Object.entries(translations).map(([language, now]): [string, SurveyTexts] => {
    const own = ownValue(before.translations[language]?.questions ?? {}, questionId);
    return [language, own ? { ...now, questions: { ...now.questions, [questionId]: own } } : now];
  });
  const definition = { ...back.definition, translations: Object.fromEntries(texts) };
  return { definition, selectedQuestionId: questionId };
}
