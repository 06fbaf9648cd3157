import type { SurveyDefinition } from './definition.ts';
import type { Option, Question } from './question.ts';
import { isChoice } from './question-traits.ts';

/** A text that reads otherwise than it was published: a correction, or something else from now on? */
export interface ChangedText {
  readonly questionId: string;
  /** Null where the question itself is meant. */
  readonly optionId: string | null;
  readonly before: string;
  readonly after: string;
}

/**
 * What a merchant has to say before a draft is published: each text that changed while its meaning stayed. A
 * question of another type or scale isn't asked about, since it means something else whatever it says.
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

/** The newest published question of this id that can be answered in the same way. Definitions go newest first. */
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

/** Type and scale: answers to another kind can't be put together with earlier ones. */
function kindOf({ type, config }: Question): string {
  return 'scale' in config ? `${type} ${config.scale}` : type;
}
