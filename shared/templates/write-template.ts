import { newQuestion } from '../survey/defaults.ts';
import type { Question, QuestionType, Rule } from '../survey/question.ts';
import { OTHER_ID } from '../survey/question.ts';
import { estimatedMinutes } from './estimated-minutes.ts';
import type { SurveyTemplate, TemplateCategory } from './template.ts';

/** A short way to write the catalogue down. Options, rules and jumps go by key; ids are made from them. */
export interface TemplateText {
  readonly surveyId: string;
  readonly name: string;
  readonly description: string;
  readonly categoryTag: TemplateCategory;
  readonly questions: readonly QuestionText[];
}

interface QuestionText {
  readonly key: string;
  readonly type: QuestionType;
  readonly text: string;
  readonly description?: string;
  readonly optional?: true;
  /** Text by key, in order. Shuffled for each shopper unless `inOrder`. */
  readonly options?: Readonly<Record<string, string>>;
  readonly inOrder?: true;
  readonly allowOther?: true;
  readonly maxSelect?: number;
  readonly placeholder?: string;
  readonly labels?: readonly [low: string, high: string];
  readonly displayType?: 'stars' | 'numbers';
  readonly rules?: readonly RuleText[];
  /** The key of the question that follows when no rule matches, or the end. */
  readonly then?: string;
}

export const THE_END = 'the end';

interface RuleText {
  /** Option keys, or points of the scale. */
  readonly answers: readonly (string | number)[];
  readonly show: string;
}

export function writeTemplate(text: TemplateText): SurveyTemplate {
  const questions = text.questions.map((question, index) => writeQuestion(question, text.surveyId, index));
  return {
    surveyId: text.surveyId,
    name: text.name,
    description: text.description,
    categoryTag: text.categoryTag,
    questionsCount: questions.length,
    estimatedTimeBreakdown: { minutes: estimatedMinutes(questions) },
    questions,
  };
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
  // The type stays the same, and with it the shape of the configuration that is filled in.
  return { ...named, config: { ...blank.config, ...writeConfig(text, blank) } } as Question;
}

function writeConfig(text: QuestionText, { type, config }: Question): Record<string, unknown> {
  const flow = {
    nextQuestionId: text.then === undefined || text.then === THE_END ? null : text.then,
    ...(type === 'nps' ? {} : { isTerminal: text.then === THE_END }),
  };
  if ('options' in config) {
    const options = Object.entries(text.options ?? {}).map(([key, option]) => {
      const id = optionId(text.key, key);
      return { id, text: option, meaningId: id };
    });
    const choice = { ...flow, options, randomize: !text.inOrder, allowOther: text.allowOther ?? false };
    return type === 'multi_select' ? { ...choice, maxSelect: text.maxSelect ?? null } : choice;
  }
  if ('minLabel' in config) {
    const [minLabel, maxLabel] = text.labels ?? ['', ''];
    const scale = { ...flow, minLabel, maxLabel };
    return type === 'rating' ? { ...scale, displayType: text.displayType ?? 'stars' } : scale;
  }
  return type === 'text' ? { ...flow, placeholder: text.placeholder ?? '' } : flow;
}

function writeRule({ answers, show }: RuleText, questionKey: string): Rule {
  const value = answers.map((answer) =>
    typeof answer === 'number' ? String(answer) : optionId(questionKey, answer),
  );
  return { condition: { operator: 'CONTAINS', value }, action: { type: 'SHOW', questionIds: [show] } };
}

/** Unique within the whole survey; Other keeps the id that it has everywhere. */
function optionId(questionKey: string, key: string): string {
  return key === OTHER_ID ? OTHER_ID : `${questionKey}-${key}`;
}
