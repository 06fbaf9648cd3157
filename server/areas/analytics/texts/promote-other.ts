import { mergeQuestions, type MergedQuestion } from '#shared/analytics/merge-questions.ts';
import { optionCell } from '#shared/analytics/cells.ts';
import type { PromotedWords, SortedWords } from '#shared/api/analytics.ts';
import { AppError } from '#shared/errors.ts';
import { lockSurveys } from '#server/areas/collect/batch/batch-repository.ts';
import type { Promotion } from '#server/areas/surveys/promotion.ts';
import { wordsKey } from '#server/areas/collect/responses/promotions.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { storeIntention, takeFirstTurn } from '#server/kernel/jobs/intention.ts';
import { isJobOpen, type JobName } from '#server/kernel/jobs/job-repository.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { found, readable } from '#server/areas/surveys/found.ts';
import { findPublishedDefinitions } from '#server/areas/surveys/version-repository.ts';
import { offerInDraft, withdrawFromDraft } from './draft-option.ts';
import { savePromotions } from './promotion-repository.ts';
import type { Survey } from '../results/results-repository.ts';
import { SETTLE_PROMOTIONS, settlePromotions, type Settling } from './settle-promotions.ts';

type PromoteDeps = Pick<Deps, 'database' | 'log' | 'newId'>;

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
  deps: PromoteDeps,
  { storeId }: Session,
  { surveyId, meaningId, body, ...wanted }: Words & { readonly optionId: string; readonly text: string },
): Promise<PromotedWords> {
  const survey = { storeId, surveyId };
  const work = workOn({ surveyId, meaningId, body });
  const { option, intention } = await deps.database.transaction(async (tx) => {
    const { question, others } = await openQuestion(tx, survey, work);
    const option =
      optionOf(question, wanted) ?? (await offerInDraft(tx, survey, meaningId, wanted, deps.newId));
    await savePromotions(tx, survey, [...others, { questionId: meaningId, words: work.words, ...option }]);
    return { option, intention: await storeWork(deps, tx, storeId, work) };
  });
  return { ...option, ...(await sort(deps, intention, work)) };
}

/** Lets the same words count as Other again, and takes an option that nobody was offered yet out of the draft. */
export async function demoteOther(
  deps: PromoteDeps,
  { storeId }: Session,
  { surveyId, meaningId, body }: Words,
): Promise<SortedWords> {
  const survey = { storeId, surveyId };
  const work = workOn({ surveyId, meaningId, body });
  const intention = await deps.database.transaction(async (tx) => {
    const { question, others, own } = await openQuestion(tx, survey, work);
    // Taken back before: there may be a job that is still at it.
    if (own === undefined) return null;
    await savePromotions(tx, survey, others);
    const isStill = others.some(({ questionId, optionId }) => {
      return questionId === meaningId && optionId === own.optionId;
    });
    const isPublished = question.options.some(({ cell }) => cell === optionCell(own.optionId));
    if (!isStill && !isPublished) await withdrawFromDraft(tx, survey, meaningId, own, deps.newId);
    return storeWork(deps, tx, storeId, work);
  });
  if (intention !== null) return sort(deps, intention, work);
  const named = { surveyId, meaningId, words: work.words };
  return { changed: 0, isUnfinished: await isJobOpen(deps.database, storeId, SETTLE_PROMOTIONS, named) };
}

function workOn({ surveyId, meaningId, body }: Words): Settling {
  const words = wordsKey(body);
  if (words !== '') return { surveyId, meaningId, words, after: '', changed: 0 };
  throw new AppError('INVALID_INPUT', undefined, { fields: { body: 'There are no words in this.' } });
}

/** In the transaction that saves the promotions, so that no answer stays unsorted. */
function storeWork(deps: PromoteDeps, tx: Queries, storeId: string, payload: Settling): Promise<JobName> {
  return storeIntention(tx, deps, { storeId, kind: SETTLE_PROMOTIONS, payload });
}

async function sort(deps: PromoteDeps, intention: JobName, work: Settling): Promise<SortedWords> {
  const { reached, isUnfinished } = await takeFirstTurn(deps, intention, (turn) =>
    settlePromotions(deps, intention.storeId, work, turn),
  );
  return { changed: reached?.changed ?? 0, isUnfinished };
}

interface Opened {
  /** As published, with the options that other words were promoted to. */
  readonly question: MergedQuestion;
  readonly own: Promotion | undefined;
  readonly others: readonly Promotion[];
}

/** The question under its survey's lock, and what its words count as. */
async function openQuestion(tx: Queries, survey: Survey, { meaningId, words }: Settling): Promise<Opened> {
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
