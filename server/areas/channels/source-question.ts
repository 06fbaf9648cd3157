import type { SourceQuestions } from '#shared/api/channels.ts';
import type { Answer } from '#shared/survey/answer.ts';
import { canAskForSource } from '#shared/channels/source-types.ts';
import { type MappedText, saidChannel, type SaidChannel, saidTexts } from './said-channel.ts';
import { AppError } from '#shared/errors.ts';
import type { Session } from '#server/kernel/http/session.ts';
import type { AnswerPlace } from '#server/areas/analytics/rows/answer-repository.ts';
import { openUnfilteredView, type View, type ViewDeps } from '#server/areas/analytics/open-view.ts';
import { refuseUnknownQuestion } from '#server/areas/analytics/texts/list-texts.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { findChannels } from './mapping-repository.ts';
import { createTextMapper, type MapSaid } from './text-channels.ts';

/** A question whose answers name channels, in all versions of its survey. */
export interface SourceQuestion {
  readonly view: View;
  readonly meaningId: string;
  readonly places: readonly AnswerPlace[];
  /** The name of a pinned theme, or of an option that a text was promoted to. */
  readonly nameOf: (id: string) => string | undefined;
}

export function openSourceQuestion(view: View, meaningId: string): SourceQuestion {
  refuseUnknownQuestion(view, meaningId);
  const question = view.questions.find((each) => each.meaningId === meaningId);
  if (!question || !canAskForSource(question)) {
    const fields = { meaningId: 'Only a choice or a text can name a channel.' };
    throw new AppError('INVALID_INPUT', undefined, { fields });
  }
  const places = view.versions.flatMap(({ version, definition }) =>
    definition.questions
      .filter((each) => each.meaningId === meaningId)
      .map(({ questionId }) => ({ version, questionId })),
  );
  const names = new Map([
    ...view.themes
      .filter(({ questionId }) => questionId === meaningId)
      .map(({ id, name }) => [id, name] as const),
    ...view.promotions
      .filter(({ questionId }) => questionId === meaningId)
      .map(({ optionId, text }) => [optionId, text] as const),
  ]);
  return { view, meaningId, places, nameOf: (id) => names.get(id) };
}

/** Returns a function that finds the channel of a stored answer. */
export function createAnswerReader({ view, meaningId, nameOf }: SourceQuestion, mapSaid: MapSaid) {
  const questions = new Map(
    view.versions.map(({ version, definition }) => [
      version,
      definition.questions.find((each) => each.meaningId === meaningId),
    ]),
  );
  return (version: number, language: string, answer: string): SaidChannel => {
    const question = questions.get(version);
    if (!question) return { kind: 'open' };
    const texts = saidTexts(question, JSON.parse(answer) as Answer, nameOf);
    return saidChannel(texts.map((each) => mapSaid(each, each.isWritten ? language : '')));
  };
}

/** Lists the questions whose answers can name a channel, most likely first. */
export async function getSourceQuestions(
  deps: ViewDeps,
  session: Session,
  { surveyId }: { readonly surveyId: string },
): Promise<SourceQuestions> {
  const view = await openUnfilteredView(deps, session, surveyId);
  const { mapping } = requireFound(await findChannels(deps.database, session.storeId));
  return { questions: sourceQuestionsOf(view, await createTextMapper(mapping)) };
}

/** Most likely first. */
export function sourceQuestionsOf(view: View, mapSaid: MapSaid): SourceQuestions['questions'] {
  const questions = view.questions.filter(canAskForSource).map((question) => {
    const options = question.type === 'text' ? [] : question.options.filter(({ isOther }) => !isOther);
    const mapped = options.filter(({ text }) => isChannel(mapSaid({ text, themes: [] }, ''))).length;
    return {
      meaningId: question.meaningId,
      text: question.text,
      options: options.length,
      mapped,
      asksForSource: mapped >= FEWEST_CHANNELS && mapped * 2 >= options.length,
    };
  });
  return questions.sort((one, other) => other.mapped - one.mapped);
}

const FEWEST_CHANNELS = 2;

const isChannel = ({ kind }: MappedText) => kind === 'channel';
