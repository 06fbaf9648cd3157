import { mergeQuestions, type MergedQuestion } from '#shared/analytics/merge-questions.ts';
import { optionCell } from '#shared/analytics/cells.ts';
import type { PromotedWords } from '#shared/api/analytics.ts';
import { AppError } from '#shared/errors.ts';
import { lockSurveys } from '../collect/batch-repository.ts';
import { type Promotion, wordsKey } from '../collect/promotions.ts';
import type { Queries } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { Session } from '../session/session.ts';
import { found, readable } from '../surveys/found.ts';
import { findPublishedDefinitions } from '../surveys/version-repository.ts';
import { offerInDraft, withdrawFromDraft } from './draft-option.ts';
import { savePromotions } from './promotion-repository.ts';
import type { Survey } from './results-repository.ts';
import { settlePromotions } from './settle-promotions.ts';

type PromoteDeps = Pick<Deps, 'database' | 'newId'>;

interface Words {
  readonly surveyId: string;
  readonly meaningId: string;
  readonly body: string;
}

/**
 * Lets words that people wrote beside Other count as an option: one that the question has, or a new one, which its
 * draft then offers to shoppers as well. What they wrote is kept as it is.
 */
export async function promoteOther(
  { database, newId }: PromoteDeps,
  { storeId }: Session,
  { surveyId, meaningId, body, ...wanted }: Words & { readonly optionId: string; readonly text: string },
): Promise<PromotedWords> {
  const survey = { storeId, surveyId };
  const words = refuseNoWords(body);
  const option = await database.transaction(async (tx) => {
    const { question, others } = await openQuestion(tx, survey, meaningId, words);
    const option = optionOf(question, wanted) ?? (await offerInDraft(tx, survey, meaningId, wanted, newId));
    await savePromotions(tx, survey, [...others, { questionId: meaningId, words, ...option }]);
    return option;
  });
  const changed = await settlePromotions(database, survey, { meaningId, words });
  return { ...option, changed };
}

/** Lets the same words count as Other again, and takes an option that nobody was offered yet out of the draft. */
export async function demoteOther(
  { database, newId }: PromoteDeps,
  { storeId }: Session,
  { surveyId, meaningId, body }: Words,
): Promise<{ changed: number }> {
  const survey = { storeId, surveyId };
  const words = refuseNoWords(body);
  await database.transaction(async (tx) => {
    const { question, others, own } = await openQuestion(tx, survey, meaningId, words);
    if (own === undefined) return;
    await savePromotions(tx, survey, others);
    const isStill = others.some(({ questionId, optionId }) => {
      return questionId === meaningId && optionId === own.optionId;
    });
    const isPublished = question.options.some(({ cell }) => cell === optionCell(own.optionId));
    if (!isStill && !isPublished) await withdrawFromDraft(tx, survey, meaningId, own, newId);
  });
  return { changed: await settlePromotions(database, survey, { meaningId, words }) };
}

function refuseNoWords(body: string): string {
  const words = wordsKey(body);
  if (words !== '') return words;
  throw new AppError('INVALID_INPUT', undefined, { fields: { body: 'There are no words in this.' } });
}

interface Opened {
  /** As published, with the options that other words were promoted to. */
  readonly question: MergedQuestion;
  readonly own: Promotion | undefined;
  readonly others: readonly Promotion[];
}

/** The question under its survey's lock, and what its words count as. */
async function openQuestion(tx: Queries, survey: Survey, meaningId: string, words: string): Promise<Opened> {
  const { storeId, surveyId } = survey;
  const { surveys } = await lockSurveys(tx, storeId, [surveyId]);
  const { promotions } = found(surveys.get(surveyId));
  const isOwn = (each: Promotion) => each.questionId === meaningId && each.words === words;
  const others = promotions.filter((each) => !isOwn(each));
  const published = (await findPublishedDefinitions(tx, storeId, surveyId)).map(readable);
  const question = found(
    mergeQuestions(published, others).find((each) => each.meaningId === meaningId),
    'This survey does not ask that question.',
  );
  if (!question.options.some(({ isOther }) => isOther)) {
    throw new AppError('INVALID_INPUT', undefined, { fields: { meaningId: 'This question has no Other.' } });
  }
  return { question, others, own: promotions.find(isOwn) };
}

/** An option of the question that is meant, by its meaning or by its text. */
function optionOf({ options }: MergedQuestion, wanted: { optionId: string; text: string }) {
  const named = options.filter(({ isOther }) => !isOther);
  const option =
    named.find(({ cell }) => cell === optionCell(wanted.optionId)) ??
    named.find(({ text }) => wordsKey(text) === wordsKey(wanted.text));
  return option && { optionId: option.cell.slice(optionCell('').length), text: option.text };
}
