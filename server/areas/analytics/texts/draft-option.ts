import { SURVEY_LIMITS } from '#shared/limits.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Option, Question } from '#shared/survey/question.ts';
import { wordsKey } from '#server/areas/collect/responses/promotions.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { findDraft, updateDraft } from '#server/areas/surveys/draft-repository.ts';
import { found, readable } from '#server/areas/surveys/found.ts';
import { saveName } from '#server/areas/surveys/survey-repository.ts';
import type { Survey } from '../results/results-repository.ts';

interface NamedOption {
  /** Its meaning id. */
  readonly optionId: string;
  readonly text: string;
}

/** Adds an option to the draft's question, unless it is there by another name, or there is no room for one more. */
export async function offerInDraft(
  tx: Queries,
  survey: Survey,
  meaningId: string,
  { optionId, text }: NamedOption,
  newId: () => string,
): Promise<NamedOption> {
  const draft = await readDraft(tx, survey);
  const options = optionsOf(draft, meaningId);
  const same = options?.find((option) => wordsKey(option.text) === wordsKey(text));
  if (same) return { optionId: same.meaningId, text: same.text };
  if (options && options.length < SURVEY_LIMITS.options) {
    const option = { id: newId(), text, meaningId: optionId };
    await saveOptions(tx, survey, draft, { meaningId, options: [...options, option] }, newId);
  }
  return { optionId, text };
}

/** Takes the option out again, if it still says the same. */
export async function withdrawFromDraft(
  tx: Queries,
  survey: Survey,
  meaningId: string,
  { optionId, text }: NamedOption,
  newId: () => string,
): Promise<void> {
  const draft = await readDraft(tx, survey);
  const options = optionsOf(draft, meaningId) ?? [];
  const left = options.filter((option) => option.meaningId !== optionId || option.text !== text);
  if (left.length < options.length) await saveOptions(tx, survey, draft, { meaningId, options: left }, newId);
}

async function readDraft(tx: Queries, { storeId, surveyId }: Survey): Promise<SurveyDefinition> {
  return readable(found(await findDraft(tx, storeId, surveyId)).definition);
}

function optionsOf({ questions }: SurveyDefinition, meaningId: string): readonly Option[] | null {
  const question = questions.find((each) => each.meaningId === meaningId);
  return question && 'options' in question.config ? question.config.options : null;
}

/** A builder that has the draft open learns of it as of any other change from elsewhere. */
async function saveOptions(
  tx: Queries,
  { storeId }: Survey,
  draft: SurveyDefinition,
  { meaningId, options }: { meaningId: string; options: readonly Option[] },
  newId: () => string,
): Promise<void> {
  const questions = draft.questions.map((question) => {
    const isMeant = question.meaningId === meaningId && 'options' in question.config;
    return isMeant ? ({ ...question, config: { ...question.config, options } } as Question) : question;
  });
  const definition = { ...draft, questions };
  await updateDraft(tx, storeId, { saveId: newId(), definition });
  await saveName(tx, storeId, definition);
}
