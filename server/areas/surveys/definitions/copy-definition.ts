import type { IdSource } from '#shared/survey/options.ts';
import type { QuestionTexts, SurveyDefinition, SurveyTexts } from '#shared/survey/definition.ts';
import { optionsOf } from '#shared/survey/question-traits.ts';
import type { Question } from '#shared/survey/question.ts';
import type { SurveySplit } from '#shared/survey/split.ts';

/** Copies a definition with new ids and meanings, and updates all references to them. */
export function copyDefinition(
  definition: SurveyDefinition,
  { surveyId, name }: { readonly surveyId: string; readonly name: string },
  newId: IdSource,
): SurveyDefinition {
  const ids = new Map(definition.questions.map(({ questionId }) => [questionId, newId()]));
  const optionIds = new Map(
    definition.questions.map((question) => [
      question.questionId,
      new Map(optionsOf(question).map(({ id }) => [id, newId()])),
    ]),
  );
  const renamed = (id: string) => ids.get(id) ?? id;
  const optionRenamer = (questionId: string) => (id: string) => optionIds.get(questionId)?.get(id) ?? id;
  return {
    ...definition,
    surveyId,
    name,
    questions: definition.questions.map((question) => ({
      ...copyQuestion(question, renamed, optionRenamer(question.questionId)),
      surveyId,
    })),
    translations: mapValues(definition.translations, (texts) => copyTexts(texts, renamed, optionRenamer)),
    ...(definition.split && { split: copySplit(definition.split, renamed, optionRenamer) }),
  };
}

type Rename = (id: string) => string;

function copyQuestion(question: Question, renamed: Rename, renamedOption: Rename): Question {
  const { config } = question;
  const nextQuestionId = config.nextQuestionId === null ? null : renamed(config.nextQuestionId);
  const options = optionsOf(question).map((option) => {
    const id = renamedOption(option.id);
    return { ...option, id, meaningId: id };
  });
  const questionId = renamed(question.questionId);
  const rules = question.logic.rules.map(({ condition, action }) => ({
    condition: { ...condition, value: condition.value.map(renamedOption) },
    action: { ...action, questionIds: action.questionIds.map(renamed) },
  }));
  return {
    ...question,
    questionId,
    meaningId: questionId,
    config: { ...config, nextQuestionId, ...('options' in config ? { options } : {}) },
    logic: { rules },
  } as Question;
}

function copySplit(
  split: SurveySplit,
  renamed: Rename,
  optionRenamer: (questionId: string) => Rename,
): SurveySplit {
  if (split.kind === 'question_order') return { ...split, questionIds: split.questionIds.map(renamed) };
  const questionId = renamed(split.questionId);
  if (split.kind === 'wording') return { ...split, questionId };
  return { ...split, questionId, optionIds: split.optionIds.map(optionRenamer(split.questionId)) };
}

function copyTexts(
  { questions, ...texts }: SurveyTexts,
  renamed: Rename,
  optionRenamer: (questionId: string) => Rename,
): SurveyTexts {
  if (questions === undefined) return texts;
  const copied = Object.entries(questions).map(([id, own]): [string, QuestionTexts] => {
    const { options } = own;
    const rename = optionRenamer(id);
    const renamedOptions =
      options && Object.fromEntries(Object.entries(options).map(([option, text]) => [rename(option), text]));
    return [renamed(id), renamedOptions ? { ...own, options: renamedOptions } : own];
  });
  return { ...texts, questions: Object.fromEntries(copied) };
}

function mapValues<T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
