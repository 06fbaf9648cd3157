import type { MeaningChoice } from '#shared/api/surveys.ts';
import { AppError, type FieldErrors } from '#shared/errors.ts';
import {
  changedTexts,
  optionsOf,
  publishedOption,
  publishedQuestion,
  publishedQuestions,
} from '#shared/survey/changed-texts.ts';
import type { IdSource } from '#shared/survey/defaults.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Option, Question } from '#shared/survey/question.ts';

interface Settling {
  /** Every published definition, newest first. */
  readonly published: readonly SurveyDefinition[];
  readonly choices: readonly MeaningChoice[];
  readonly newId: IdSource;
}

/**
 * Decides what each question and option of a draft means, before it is published. The draft's own ids only
 * count where they cannot mix up results: an id that was never published is a new meaning, one that was is
 * valid for the same question of the same type and scale alone. A text that changed needs the merchant's word.
 */
export function settleMeanings(draft: SurveyDefinition, settling: Settling): SurveyDefinition {
  const inherited = withMeanings(draft, settling, inheritedMeaning, inheritedOptionMeaning);
  refuseUntold(inherited, settling);
  return withMeanings(inherited, settling, chosenMeaning, chosenOptionMeaning);
}

type Meaning = (question: Question, settling: Settling) => string;
type OptionMeaning = (question: Question, option: Option, settling: Settling) => string;

/** Two questions, or two options of one, never share a meaning: their results would be one. */
function withMeanings(
  definition: SurveyDefinition,
  settling: Settling,
  ofQuestion: Meaning,
  ofOption: OptionMeaning,
): SurveyDefinition {
  const taken = new Set<string>();
  const questions = definition.questions.map((question) => {
    const meaningId = unlessTaken(taken, ofQuestion(question, settling), settling.newId);
    const takenHere = new Set<string>();
    const options = optionsOf(question).map((option) => {
      return {
        ...option,
        meaningId: unlessTaken(takenHere, ofOption(question, option, settling), settling.newId),
      };
    });
    const config = 'options' in question.config ? { ...question.config, options } : question.config;
    return { ...question, meaningId, config } as Question;
  });
  return { ...definition, questions };
}

function unlessTaken(taken: Set<string>, meaningId: string, newId: IdSource): string {
  const settled = taken.has(meaningId) ? newId() : meaningId;
  taken.add(settled);
  return settled;
}

function inheritedMeaning(question: Question, { published, newId }: Settling): string {
  const { meaningId } = question;
  const before = publishedQuestion(published, question);
  if (before?.meaningId === meaningId) return meaningId;
  const wasPublished = published.some(({ questions }) =>
    questions.some((each) => each.meaningId === meaningId),
  );
  if (!wasPublished) return meaningId;
  // An older meaning of the same question: the draft is of before the newest one was decided.
  const own = publishedQuestions(published, question);
  const isOwn = own.some((each) => each.meaningId === meaningId);
  return before && before === own[0] && isOwn ? before.meaningId : newId();
}

function inheritedOptionMeaning(question: Question, option: Option, { published, newId }: Settling): string {
  const { id, meaningId } = option;
  const before = publishedOption(published, question, id);
  if (before?.meaningId === meaningId) return meaningId;
  const owners = publishedQuestions(published, question)
    .flatMap(optionsOf)
    .filter((each) => each.meaningId === meaningId);
  if (owners.length === 0) return meaningId;
  if (!owners.some((each) => each.id === id)) return newId();
  return before?.meaningId ?? meaningId;
}

function chosenMeaning(question: Question, { published, choices, newId }: Settling): string {
  const before = publishedQuestion(published, question);
  return chosen(question.meaningId, before?.meaningId, choiceFor(choices, question.questionId, null), newId);
}

function chosenOptionMeaning(
  question: Question,
  { id, meaningId }: Option,
  { published, choices, newId }: Settling,
): string {
  const before = publishedOption(published, question, id);
  return chosen(meaningId, before?.meaningId, choiceFor(choices, question.questionId, id), newId);
}

function chosen(
  meaningId: string,
  before: string | undefined,
  choice: MeaningChoice | undefined,
  newId: IdSource,
): string {
  if (choice === undefined || before === undefined) return meaningId;
  if (choice.change === 'correction') return before;
  return meaningId === before ? newId() : meaningId;
}

function choiceFor(choices: readonly MeaningChoice[], questionId: string, optionId: string | null) {
  return choices.find((choice) => choice.questionId === questionId && choice.optionId === optionId);
}

function refuseUntold(draft: SurveyDefinition, { published, choices }: Settling): void {
  const fields: FieldErrors = {};
  for (const { questionId, optionId, before, after } of changedTexts(published, draft)) {
    if (choiceFor(choices, questionId, optionId)) continue;
    const place = optionId === null ? questionId : `${questionId}.${optionId}`;
    fields[`meanings.${place}`] =
      `“${before}” became “${after}”. Is this a correction, or does it mean something else now?`;
  }
  if (Object.keys(fields).length === 0) return;
  throw new AppError(
    'INVALID_INPUT',
    'Some texts changed since they were published. Please say for each whether it means the same.',
    { fields },
  );
}
