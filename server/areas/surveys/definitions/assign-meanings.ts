import type { MeaningChoice } from '#shared/api/surveys.ts';
import { AppError, type FieldErrors } from '#shared/errors.ts';
import { changesIn, type Published } from '#shared/survey/edit/changed-texts.ts';
import { optionsOf } from '#shared/survey/question-traits.ts';
import type { IdSource } from '#shared/survey/options.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Option, Question } from '#shared/survey/question.ts';

interface MeaningInput {
  /** Of all published definitions. */
  readonly published: Published;
  readonly choices: readonly MeaningChoice[];
  readonly newId: IdSource;
}

/** The choices by question and option: a survey has thousands of options, and as many choices. */
interface IndexedInput extends Omit<MeaningInput, 'choices'> {
  readonly choices: ReadonlyMap<string, ReadonlyMap<string | null, MeaningChoice>>;
}

/**
 * Decides the meaning of each question and option before publishing. An id keeps its meaning only for the same question
 * with the same type and scale; an id that was never published gets a new meaning. If a text changed, the merchant must
 * decide.
 */
export function assignMeanings(draft: SurveyDefinition, given: MeaningInput): SurveyDefinition {
  const input = { ...given, choices: indexChoices(given.choices) };
  const inherited = withMeanings(draft, input, inheritedMeaning, inheritedOptionMeaning);
  refuseUndecided(inherited, input);
  return withMeanings(inherited, input, chosenMeaning, chosenOptionMeaning);
}

/** The first of several choices for one text counts. */
function indexChoices(choices: readonly MeaningChoice[]): IndexedInput['choices'] {
  const index = new Map<string, Map<string | null, MeaningChoice>>();
  for (const choice of choices) {
    const own = index.get(choice.questionId) ?? new Map<string | null, MeaningChoice>();
    if (!own.has(choice.optionId)) own.set(choice.optionId, choice);
    index.set(choice.questionId, own);
  }
  return index;
}

type Meaning = (question: Question, input: IndexedInput) => string;
type OptionMeaning = (question: Question, option: Option, input: IndexedInput) => string;

/** Two questions, or two options of one question, never share a meaning, because their results would be merged. */
function withMeanings(
  definition: SurveyDefinition,
  input: IndexedInput,
  ofQuestion: Meaning,
  ofOption: OptionMeaning,
): SurveyDefinition {
  const taken = new Set<string>();
  const questions = definition.questions.map((question) => {
    const meaningId = uniqueMeaning(taken, ofQuestion(question, input), input.newId);
    const takenHere = new Set<string>();
    const options = optionsOf(question).map((option) => {
      return {
        ...option,
        meaningId: uniqueMeaning(takenHere, ofOption(question, option, input), input.newId),
      };
    });
    const config = 'options' in question.config ? { ...question.config, options } : question.config;
    return { ...question, meaningId, config } as Question;
  });
  return { ...definition, questions };
}

function uniqueMeaning(taken: Set<string>, meaningId: string, newId: IdSource): string {
  const settled = taken.has(meaningId) ? newId() : meaningId;
  taken.add(settled);
  return settled;
}

function inheritedMeaning(question: Question, { published, newId }: IndexedInput): string {
  const { meaningId } = question;
  const before = published.question(question);
  if (before?.meaningId === meaningId || !published.hasMeaning(meaningId)) return meaningId;
  // The draft has another meaning of the same question: an older one, or one of another type or scale.
  return before && published.hasOwnMeaning(question, meaningId) ? before.meaningId : newId();
}

function inheritedOptionMeaning(
  question: Question,
  option: Option,
  { published, newId }: IndexedInput,
): string {
  const { id, meaningId } = option;
  const before = published.option(question, id);
  if (before?.meaningId === meaningId) return meaningId;
  const owners = published.optionsWithMeaning(question, meaningId);
  if (owners.size === 0) return meaningId;
  // Another option's meaning would merge the two.
  if (!owners.has(id)) return before?.meaningId ?? newId();
  return before?.meaningId ?? meaningId;
}

function chosenMeaning(question: Question, { published, choices, newId }: IndexedInput): string {
  const before = published.question(question);
  return chosen(question.meaningId, before?.meaningId, choiceFor(choices, question.questionId, null), newId);
}

function chosenOptionMeaning(
  question: Question,
  { id, meaningId }: Option,
  { published, choices, newId }: IndexedInput,
): string {
  const before = published.option(question, id);
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

function choiceFor(choices: IndexedInput['choices'], questionId: string, optionId: string | null) {
  return choices.get(questionId)?.get(optionId);
}

function refuseUndecided(draft: SurveyDefinition, { published, choices }: IndexedInput): void {
  const fields: FieldErrors = {};
  for (const { questionId, optionId, before, after } of changesIn(published, draft)) {
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
