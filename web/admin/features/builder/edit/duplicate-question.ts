import { answerTo } from '#shared/survey/answer.ts';
import type { IdSource } from '#shared/survey/options.ts';
import type { QuestionTexts, SurveyDefinition } from '#shared/survey/definition.ts';
import type { ChoiceQuestion, Option, Question, Rule } from '#shared/survey/question.ts';
import { isChoice } from '#shared/survey/question-traits.ts';
import { ruleValues } from '#shared/survey/flow/rule-values.ts';
import { requireRoomForQuestion } from '#shared/survey/edit/add-question.ts';
import {
  indexOfQuestion,
  requireSurveyId,
  withQuestions,
  type EditingState,
} from '#shared/survey/edit/editing-state.ts';
import { insertAt } from '#shared/survey/edit/list.ts';

/**
 * Inserts a copy after the question and selects it. The copy and its options get new ids and meanings; its rules
 * refer to its own options. Rules that lead to the original or to a missing question are left out.
 */
export function duplicateQuestion(state: EditingState, questionId: string, newId: IdSource): EditingState {
  requireSurveyId(state);
  const index = indexOfQuestion(state, questionId);
  const original = state.definition.questions[index];
  if (original === undefined) return state;
  requireRoomForQuestion(state);
  const optionIds = new Map(optionsOf(original).map((option) => [option.id, newId()]));
  const copy = copyQuestion(state.definition, original, newId(), optionIds);
  const { definition } = withQuestions(state, insertAt(state.definition.questions, index + 1, copy));
  const translations = copyTexts(definition, original.questionId, copy.questionId, optionIds);
  return { definition: { ...definition, translations }, selectedQuestionId: copy.questionId };
}

type NewIds = ReadonlyMap<string, string>;

function copyQuestion(
  definition: SurveyDefinition,
  original: Question,
  questionId: string,
  optionIds: NewIds,
): Question {
  const leads = new Set(definition.questions.map((each) => each.questionId));
  leads.delete(original.questionId);
  const { nextQuestionId } = original.config;
  const next = {
    nextQuestionId: nextQuestionId !== null && leads.has(nextQuestionId) ? nextQuestionId : null,
  };
  const rules = original.logic.rules.flatMap((rule) => copyRule(rule, original, leads, optionIds));
  const own = { questionId, meaningId: questionId, logic: { rules } };
  const copy = { ...original, ...own, config: { ...original.config, ...next } } as Question;
  return isChoice(copy) ? withOptions(copy, copyOptions(optionsOf(original), optionIds)) : copy;
}

function copyRule(
  { condition, action }: Rule,
  original: Question,
  leads: ReadonlySet<string>,
  optionIds: NewIds,
): Rule[] {
  const questionIds = action.questionIds.filter((id) => leads.has(id));
  const known = new Set(ruleValues(original));
  const value = condition.value.filter((id) => known.has(id)).map((id) => optionIds.get(id) ?? id);
  const lost = questionIds.length === 0 || value.length === 0;
  return lost ? [] : [{ condition: { ...condition, value }, action: { ...action, questionIds } }];
}

function optionsOf(question: Question): readonly Option[] {
  return isChoice(question) ? question.config.options : [];
}

function copyOptions(options: readonly Option[], ids: NewIds): Option[] {
  return options.map((option) => {
    const id = ids.get(option.id) ?? option.id;
    return { ...option, id, meaningId: id };
  });
}

function withOptions(question: ChoiceQuestion, options: readonly Option[]): Question {
  return { ...question, config: { ...question.config, options } } as Question;
}

function copyTexts(
  { translations }: SurveyDefinition,
  from: string,
  to: string,
  optionIds: NewIds,
): SurveyDefinition['translations'] {
  return Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => {
      const original = answerTo(texts.questions ?? {}, from);
      if (original === undefined) return [language, texts];
      return [
        language,
        { ...texts, questions: { ...texts.questions, [to]: renameOptions(original, optionIds) } },
      ];
    }),
  );
}

function renameOptions(texts: QuestionTexts, optionIds: NewIds): QuestionTexts {
  if (texts.options === undefined) return texts;
  const renamed = Object.entries(texts.options).map(([id, text]) => [optionIds.get(id) ?? id, text]);
  return { ...texts, options: Object.fromEntries(renamed) as Record<string, string> };
}
