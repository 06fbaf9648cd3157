import type { SurveyDefinition } from './definition.ts';
import type { Option, Question } from './question.ts';
import { isChoice } from './question-traits.ts';
import { editingOf } from './types/registry.ts';

/**
 * A text that differs from its published version. The merchant decides whether it is a correction or a new meaning.
 */
export interface ChangedText {
  readonly questionId: string;
  /** Null means the question itself. */
  readonly optionId: string | null;
  readonly before: string;
  readonly after: string;
}

/**
 * The decisions that a merchant makes before publishing: each text that changed while its meaning id stayed. A
 * question with another type or scale is left out, because it always has a new meaning.
 */
export function changedTexts(published: readonly SurveyDefinition[], draft: SurveyDefinition): ChangedText[] {
  return draft.questions.flatMap((question) => {
    const before = publishedQuestion(published, question);
    const own = before?.meaningId === question.meaningId ? changeOf(question, null, before, question) : [];
    return [...own, ...changedOptions(published, question)];
  });
}

function changedOptions(published: readonly SurveyDefinition[], question: Question): ChangedText[] {
  return optionsOf(question).flatMap((option) => {
    const before = publishedOption(published, question, option.id);
    return before?.meaningId === option.meaningId ? changeOf(question, option.id, before, option) : [];
  });
}

interface Worded {
  readonly text: string;
}

function changeOf(
  { questionId }: Question,
  optionId: string | null,
  { text: before }: Worded,
  { text: after }: Worded,
): ChangedText[] {
  return before === after ? [] : [{ questionId, optionId, before, after }];
}

/** The newest published question of this id with the same type and scale. Expects the definitions newest first. */
export function publishedQuestion(
  published: readonly SurveyDefinition[],
  question: Question,
): Question | undefined {
  return publishedQuestions(published, question).find((each) => kindOf(each) === kindOf(question));
}

export function publishedOption(
  published: readonly SurveyDefinition[],
  question: Question,
  optionId: string,
): Option | undefined {
  return publishedQuestions(published, question)
    .filter((each) => kindOf(each) === kindOf(question))
    .flatMap(optionsOf)
    .find((option) => option.id === optionId);
}

export function publishedQuestions(
  published: readonly SurveyDefinition[],
  { questionId }: Question,
): Question[] {
  return published.flatMap(({ questions }) => questions.filter((each) => each.questionId === questionId));
}

export function optionsOf(question: Question): readonly Option[] {
  return isChoice(question) ? question.config.options : [];
}

/** The type and the settings that answers depend on. Results of different kinds can't be merged. */
function kindOf(question: Question): string {
  return JSON.stringify([question.type, editingOf(question).meaning(question.config)]);
}
