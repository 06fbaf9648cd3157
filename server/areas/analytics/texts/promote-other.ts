import { mergeQuestions, type MergedQuestion } from '#shared/analytics/merge-questions.ts';
import { optionCell } from '#shared/analytics/cells.ts';
import type { PromotedWords, SortedWords } from '#shared/api/analytics.ts';
import { AppError } from '#shared/errors.ts';
import type { Promotion } from '#server/areas/surveys/promotion.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { storeIntention, takeFirstTurn } from '#server/kernel/jobs/intention.ts';
import { isJobOpen, type JobName } from '#server/kernel/jobs/job-repository.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { upgradeDefinition } from '#server/areas/surveys/definitions/upgrade-definition.ts';
import { findPublishedDefinitions } from '#server/areas/surveys/version-repository.ts';
import { addDraftOption, removeDraftOption } from './draft-option.ts';
import { savePromotions } from './promotion-repository.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import { SETTLE_PROMOTIONS, settlePromotions, type SettleProgress } from './settle-promotions.ts';
import { lockSurveys } from '#server/areas/surveys/survey-state-repository.ts';
import { otherTextKey } from '#server/areas/collect/responses/mark-answers.ts';

type PromoteDeps = Pick<Deps, 'database' | 'log' | 'newId'>;

interface PromotedText {
  readonly surveyId: string;
  readonly meaningId: string;
  readonly body: string;
}

/**
 * Promotes a text that shoppers wrote beside *Other* to an option: an existing one, or a new one that is added to the
 * draft. The answers keep their text.
 */
export async function promoteOther(
  deps: PromoteDeps,
  { storeId }: Session,
  {
    surveyId,
    meaningId,
    body,
    ...wanted
  }: PromotedText & { readonly optionId: string; readonly text: string },
): Promise<PromotedWords> {
  const survey = { storeId, surveyId };
  const work = workOn({ surveyId, meaningId, body });
  const { option, intention } = await deps.database.transaction(async (tx) => {
    const { question, others } = await openQuestion(tx, survey, work);
    const option =
      optionOf(question, wanted) ?? (await addDraftOption(tx, survey, meaningId, wanted, deps.newId));
    await savePromotions(tx, survey, [...others, { questionId: meaningId, words: work.words, ...option }]);
    return { option, intention: await storeSettleJob(deps, tx, storeId, work) };
  });
  return { ...option, ...(await settle(deps, intention, work)) };
}

/** Undoes a promotion, and removes an option from the draft that no shopper has seen. */
export async function demoteOther(
  deps: PromoteDeps,
  { storeId }: Session,
  { surveyId, meaningId, body }: PromotedText,
): Promise<SortedWords> {
  const survey = { storeId, surveyId };
  const work = workOn({ surveyId, meaningId, body });
  const intention = await deps.database.transaction(async (tx) => {
    const { question, others, own } = await openQuestion(tx, survey, work);
    // The promotion is already undone; a job may still be applying that.
    if (own === undefined) return null;
    await savePromotions(tx, survey, others);
    const isStill = others.some(({ questionId, optionId }) => {
      return questionId === meaningId && optionId === own.optionId;
    });
    const isPublished = question.options.some(({ cell }) => cell === optionCell(own.optionId));
    if (!isStill && !isPublished) await removeDraftOption(tx, survey, meaningId, own, deps.newId);
    return storeSettleJob(deps, tx, storeId, work);
  });
  if (intention !== null) return settle(deps, intention, work);
  const named = { surveyId, meaningId, words: work.words };
  return { changed: 0, isUnfinished: await isJobOpen(deps.database, storeId, SETTLE_PROMOTIONS, named) };
}

function workOn({ surveyId, meaningId, body }: PromotedText): SettleProgress {
  const words = otherTextKey(body);
  if (words !== '') return { surveyId, meaningId, words, after: '', changed: 0 };
  throw new AppError('INVALID_INPUT', undefined, { fields: { body: 'There are no words in this.' } });
}

/** Stored in the transaction that saves the promotions, so that no answer is missed. */
function storeSettleJob(
  deps: PromoteDeps,
  tx: Queries,
  storeId: string,
  payload: SettleProgress,
): Promise<JobName> {
  return storeIntention(tx, deps, { storeId, kind: SETTLE_PROMOTIONS, payload });
}

/** Applies the promotions to stored answers for a while; the job does the rest. */
async function settle(deps: PromoteDeps, intention: JobName, work: SettleProgress): Promise<SortedWords> {
  const { reached, isUnfinished } = await takeFirstTurn(deps, intention, (turn) =>
    settlePromotions(deps, intention.storeId, work, turn),
  );
  return { changed: reached?.changed ?? 0, isUnfinished };
}

interface Opened {
  /** The published question with the promoted options. */
  readonly question: MergedQuestion;
  readonly own: Promotion | undefined;
  readonly others: readonly Promotion[];
}

/** Loads the question under its survey's lock, with its promotions. */
async function openQuestion(
  tx: Queries,
  survey: SurveyKey,
  { meaningId, words }: SettleProgress,
): Promise<Opened> {
  const { storeId, surveyId } = survey;
  const { surveys } = await lockSurveys(tx, storeId, [surveyId]);
  const { promotions } = requireFound(surveys.get(surveyId));
  const isOwn = (each: Promotion) => each.questionId === meaningId && each.words === words;
  const others = promotions.filter((each) => !isOwn(each));
  const published = (await findPublishedDefinitions(tx, storeId, surveyId)).map(upgradeDefinition);
  const question = requireFound(
    mergeQuestions(published, others).find((each) => each.meaningId === meaningId),
    'This survey does not ask that question.',
  );
  if (!question.options.some(({ isOther }) => isOther)) {
    throw new AppError('INVALID_INPUT', undefined, { fields: { meaningId: 'This question has no Other.' } });
  }
  return { question, others, own: promotions.find(isOwn) };
}

/** Finds an option of the question by its meaning id or its text. */
function optionOf({ options }: MergedQuestion, wanted: { optionId: string; text: string }) {
  const named = options.filter(({ isOther }) => !isOther);
  const option =
    named.find(({ cell }) => cell === optionCell(wanted.optionId)) ??
    named.find(({ text }) => otherTextKey(text) === otherTextKey(wanted.text));
  return option && { optionId: option.cell.slice(optionCell('').length), text: option.text };
}
