import { rate } from '#shared/analytics/intervals.ts';
import type { MergedQuestion } from '#shared/analytics/merge-questions.ts';
import { questionResult } from '#shared/analytics/results.ts';
import type { ChannelTexts } from '#shared/api/channels.ts';
import type { ChannelKey } from '#shared/channels/channel.ts';
import { defaultNext } from '#shared/survey/flow/default-next.ts';
import type { Question } from '#shared/survey/question.ts';
import type { View } from '#server/areas/analytics/open-view.ts';
import { sumCounters } from '#server/areas/analytics/rows/counter-sums-repository.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { groupTexts } from './group-texts.ts';
import { openSourceQuestion } from './source-question.ts';
import type { MapSaid } from './text-channels.ts';
import { groupWritten } from './written-repository.ts';

type SubChannels = ChannelTexts['within'][number];

const LISTED = 12;

/** The answers to the follow-ups of a question, by the channel of the option that leads to them. */
export async function readSubChannels(
  database: Database,
  view: View,
  {
    meaningId,
    mapSaid,
    rows,
  }: { readonly meaningId: string; readonly mapSaid: MapSaid; readonly rows: number },
): Promise<SubChannels[]> {
  const found: SubChannels[] = [];
  for (const { channel, question } of followUpsOf(view, meaningId, mapSaid)) {
    const answers =
      question.type === 'text'
        ? await readTexts(database, view, question, rows)
        : await readOptions(database, view, question);
    if (answers.length > 0) found.push({ channel, question: question.text, answers });
  }
  return found;
}

interface FollowUp {
  readonly channel: ChannelKey;
  readonly question: MergedQuestion;
}

/** The questions that only shoppers of one channel are led to, in the newest version that has the question. */
export function followUpsOf({ versions, questions }: View, meaningId: string, mapSaid: MapSaid): FollowUp[] {
  const newest = versions.find(({ definition }) =>
    definition.questions.some((each) => each.meaningId === meaningId),
  );
  const source = newest?.definition.questions.find((each) => each.meaningId === meaningId);
  if (!newest || !source) return [];
  return source.logic.rules.flatMap(({ condition, action }): FollowUp[] => {
    const channel = condition.operator === 'CONTAINS' ? channelOf(source, condition.value, mapSaid) : null;
    const shown = onlyWayTo(newest.definition.questions, action.questionIds[0]);
    const question = questions.find((each) => each.meaningId === shown?.meaningId);
    return channel !== null && question && isListed(question) ? [{ channel, question }] : [];
  });
}

/** The question, if a single rule leads to it and nothing else does. */
function onlyWayTo(questions: readonly Question[], questionId: string | undefined): Question | undefined {
  const index = questions.findIndex((each) => each.questionId === questionId);
  const rules = questions
    .flatMap(({ logic }) => logic.rules)
    .filter(({ action }) => action.questionIds[0] === questionId);
  const isNext = questions.some((_, at) => defaultNext(questions, at) === index);
  return rules.length === 1 && !isNext && index > 0 ? questions[index] : undefined;
}

/** The one channel of these options; null if they mean several or none. */
function channelOf({ config }: Question, optionIds: readonly string[], mapSaid: MapSaid): ChannelKey | null {
  if (!('options' in config)) return null;
  const channels = new Set(
    optionIds.map((id) => {
      const text = config.options.find((option) => option.id === id)?.text ?? '';
      const mapped = mapSaid({ text, themes: [] }, '');
      return mapped.kind === 'channel' ? mapped.channel : null;
    }),
  );
  const [channel = null] = channels;
  return channels.size === 1 ? channel : null;
}

const isListed = ({ type, options }: MergedQuestion): boolean => type === 'text' || options.length > 0;

async function readTexts(
  database: Database,
  view: View,
  { meaningId }: MergedQuestion,
  rows: number,
): Promise<SubChannels['answers']> {
  const followUp = openSourceQuestion(view, meaningId);
  const { storeId, surveyId } = view;
  const written = await groupWritten(database, {
    storeId,
    surveyId,
    meaningId,
    places: followUp.places,
    rows,
  });
  const texts = await groupTexts(followUp, written);
  const total = texts.reduce((sum, { answers }) => sum + answers, 0);
  return texts.slice(0, LISTED).flatMap(({ text, answers }) => {
    const share = rate(answers, total);
    return share ? [{ text, share }] : [];
  });
}

async function readOptions(
  database: Database,
  view: View,
  question: MergedQuestion,
): Promise<SubChannels['answers']> {
  const wanted = { questions: [question.meaningId], period: null, withoutDurations: true };
  const counted = await sumCounters(database, view, 'day', view.filter, wanted);
  const result = questionResult(question, new Map(counted.map(({ cell, n }) => [cell, n])));
  if (result.kind !== 'choice') return [];
  return result.options
    .flatMap(({ text, rate: share }) => (share && share.count > 0 ? [{ text, share }] : []))
    .sort((one, other) => other.share.count - one.share.count)
    .slice(0, LISTED);
}
