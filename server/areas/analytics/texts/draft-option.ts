import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Option, Question } from '#shared/survey/question.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { findDraft, updateDraft } from '#server/areas/surveys/draft-repository.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { upgradeDefinition } from '#server/areas/surveys/definitions/upgrade-definition.ts';
import { saveName } from '#server/areas/surveys/survey-repository.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import { otherTextKey } from '#server/areas/collect/responses/mark-answers.ts';

interface NamedOption {
  /** The option's meaning id. */
  readonly optionId: string;
  readonly text: string;
}

/** Adds an option to the draft's question, unless the option exists or the question has the maximum. */
export async function addDraftOption(
  tx: Queries,
  survey: SurveyKey,
  meaningId: string,
  { optionId, text }: NamedOption,
  newId: () => string,
): Promise<NamedOption> {
  const draft = await readDraft(tx, survey);
  const options = optionsOf(draft, meaningId);
  const same = options?.find((option) => otherTextKey(option.text) === otherTextKey(text));
  if (same) return { optionId: same.meaningId, text: same.text };
  if (options && options.length < SURVEY_LIMITS.options) {
    const option = { id: newId(), text, meaningId: optionId };
    await saveOptions(tx, survey, draft, { meaningId, options: [...options, option] }, newId);
  }
  return { optionId, text };
}

/** Removes the option again if its text is unchanged. */
export async function removeDraftOption(
  tx: Queries,
  survey: SurveyKey,
  meaningId: string,
  { optionId, text }: NamedOption,
  newId: () => string,
): Promise<void> {
  const draft = await readDraft(tx, survey);
  const options = optionsOf(draft, meaningId) ?? [];
  const left = options.filter((option) => option.meaningId !== optionId || option.text !== text);
  if (left.length < options.length) await saveOptions(tx, survey, draft, { meaningId, options: left }, newId);
}

async function readDraft(tx: Queries, { storeId, surveyId }: SurveyKey): Promise<SurveyDefinition> {
  return upgradeDefinition(requireFound(await findDraft(tx, storeId, surveyId)).definition);
}

function optionsOf({ questions }: SurveyDefinition, meaningId: string): readonly Option[] | null {
  const question = questions.find((each) => each.meaningId === meaningId);
  return question && 'options' in question.config ? question.config.options : null;
}

/** An open builder detects it like a change in another tab. */
async function saveOptions(
  tx: Queries,
  { storeId }: SurveyKey,
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
