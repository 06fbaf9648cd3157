import { optionsOf } from '#shared/survey/question-traits.ts';
import { newQuestion } from '#shared/survey/edit/defaults.ts';
import type { Question, Rule } from '#shared/survey/question.ts';
import type { QuestionText, RuleText } from '#shared/survey/types/editing.ts';
import { optionId } from '#shared/survey/types/helpers/choice-editing.ts';
import { editingOf } from '#shared/survey/types/registry.ts';
import { expectedMinutes } from '#shared/survey/flow/expected-seconds.ts';
import type { SurveyTemplate, TemplateCategory } from '#shared/templates/template.ts';

/** A short notation for the catalogue. Options, rules and jumps refer to keys; ids are derived from the keys. */
export interface TemplateText {
  readonly surveyId: string;
  readonly name: string;
  readonly description: string;
  readonly categoryTag: TemplateCategory;
  readonly questions: readonly QuestionText[];
  /** The key of the question whose options half of the shoppers see in reverse order. */
  readonly reversedFor?: string;
}

export const THE_END = 'the end';

export function writeTemplate(text: TemplateText): SurveyTemplate {
  const questions = text.questions.map((question, index) => writeQuestion(question, text.surveyId, index));
  return {
    surveyId: text.surveyId,
    name: text.name,
    description: text.description,
    categoryTag: text.categoryTag,
    questionsCount: questions.length,
    estimatedTimeBreakdown: { minutes: expectedMinutes(questions) },
    questions,
    ...reversedOrder(questions, text.reversedFor),
  };
}

function reversedOrder(
  questions: readonly Question[],
  key: string | undefined,
): Pick<SurveyTemplate, 'split'> {
  const question = questions.find(({ questionId }) => questionId === key);
  if (question === undefined) return {};
  const optionIds = optionsOf(question)
    .map(({ id }) => id)
    .reverse();
  return { split: { kind: 'option_order', questionId: question.questionId, optionIds } };
}

function writeQuestion(text: QuestionText, surveyId: string, orderIndex: number): Question {
  const blank = newQuestion(text.type, surveyId, () => text.key);
  const named = {
    ...blank,
    text: text.text,
    description: text.description ?? null,
    isRequired: !text.optional,
    orderIndex,
    logic: { rules: (text.rules ?? []).map((rule) => writeRule(rule, text.key)) },
  };
  // The type stays the same, so the configuration keeps its shape.
  return { ...named, config: { ...blank.config, ...writeConfig(text, blank) } } as Question;
}

function writeConfig(text: QuestionText, { type, config }: Question): Record<string, unknown> {
  const nextQuestionId = text.then === undefined || text.then === THE_END ? null : text.then;
  const isTerminal = text.then === THE_END;
  const flow = 'isTerminal' in config ? { nextQuestionId, isTerminal } : { nextQuestionId };
  return { ...flow, ...editingOf({ type }).fromTemplate(text) };
}

function writeRule({ answers, show }: RuleText, questionKey: string): Rule {
  const value = answers.map((answer) =>
    typeof answer === 'number' ? String(answer) : optionId(questionKey, answer),
  );
  return { condition: { operator: 'CONTAINS', value }, action: { type: 'SHOW', questionIds: [show] } };
}
