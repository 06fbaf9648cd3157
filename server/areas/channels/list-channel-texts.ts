import type { ChannelTexts } from '#shared/api/channels.ts';
import type { MappedText } from './said-channel.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { openUnfilteredView, type ViewDeps } from '#server/areas/analytics/open-view.ts';
import { createPauser } from '#server/kernel/limits/pieces.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { groupTexts } from './group-texts.ts';
import { findChannels } from './mapping-repository.ts';
import { openSourceQuestion, type SourceQuestion } from './source-question.ts';
import { readSubChannels } from './sub-channels.ts';
import { createTextMapper, type MapSaid } from './text-channels.ts';
import { groupWritten } from './written-repository.ts';

/** The newest written answers that are looked at. */
const ROWS = 10_000;
/** The most frequent texts that are looked at, because finding the channel of a text takes time. */
const MOST_TEXTS = 1_500;
const LISTED = 200;

interface Input {
  readonly surveyId: string;
  readonly meaningId: string;
}

export async function listChannelTexts(
  deps: ViewDeps,
  session: Session,
  { surveyId, meaningId }: Input,
): Promise<ChannelTexts> {
  const { database } = deps;
  const view = await openUnfilteredView(deps, session, surveyId);
  const question = openSourceQuestion(view, meaningId);
  const { storeId } = session;
  const written = await groupWritten(database, {
    storeId,
    surveyId,
    meaningId,
    places: question.places,
    rows: ROWS,
  });
  const mapSaid = await createTextMapper(requireFound(await findChannels(database, storeId)).mapping);
  const groups = await groupTexts(question, written);
  const rest = createPauser(storeId);
  const texts: { text: string; answers: number; mapped: MappedText }[] = [];
  for (const { text, themes, language, answers } of groups.slice(0, MOST_TEXTS)) {
    await rest();
    texts.push({ text, answers, mapped: mapSaid({ text, themes }, language) });
  }
  const open = texts.filter(({ mapped }) => mapped.kind === 'open');
  const decided = texts.filter(({ mapped }) => mapped.kind !== 'open');
  const none = decided.filter(({ mapped }) => mapped.kind === 'none').length;
  return {
    options: optionsOf(question, mapSaid),
    open: open.slice(0, LISTED),
    decided: decided.slice(0, LISTED),
    textCounts: { open: open.length, channel: decided.length - none, none },
    answers: sumOf(texts),
    openAnswers: sumOf(open),
    within: await readSubChannels(database, view, { meaningId, mapSaid, rows: ROWS }),
    isAll: sumOf(written) < ROWS && groups.length <= MOST_TEXTS,
  };
}

const sumOf = (texts: readonly { readonly answers: number }[]) =>
  texts.reduce((sum, { answers }) => sum + answers, 0);

function optionsOf({ view, meaningId }: SourceQuestion, mapSaid: MapSaid): ChannelTexts['options'] {
  const question = view.questions.find((each) => each.meaningId === meaningId);
  if (question === undefined || question.type === 'text') return [];
  return question.options
    .filter(({ isOther }) => !isOther)
    .map(({ text }): { text: string; mapped: MappedText } => ({
      text,
      mapped: mapSaid({ text, themes: [] }, ''),
    }));
}
