import type { AnswerThemes } from '#shared/api/analytics-themes.ts';
import { TOPICS } from '#shared/text/topics/topics.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { openView, type ViewDeps, type ViewInput } from '../open-view.ts';
import { refuseUnknownQuestion } from '../texts/list-texts.ts';
import type { ReadThemes } from './read-themes.ts';

export type ThemeDeps = ViewDeps & { readonly readThemes: ReadThemes };

export async function getThemes(
  deps: ThemeDeps,
  session: Session,
  { meaningId, ...input }: ViewInput & { readonly meaningId: string },
  signal: AbortSignal,
): Promise<AnswerThemes> {
  const view = await openView(deps, session, input);
  refuseUnknownQuestion(view, meaningId);
  const { looked, isAll, others, scoreQuestion, topics, newWords } = await deps.readThemes(
    view,
    meaningId,
    signal,
  );
  const type = scoreQuestion?.type === 'nps' ? 'nps' : 'rating';
  return {
    looked,
    isAll,
    others,
    scoreQuestion: scoreQuestion && { text: scoreQuestion.text, type, scale: scoreQuestion.scale ?? 5 },
    themes: topics.map(({ topic, members, ...facts }) => ({
      ...facts,
      ...TOPICS[topic],
      texts: members.length,
    })),
    newWords: newWords.map(({ members, ...facts }) => ({ ...facts, texts: members.length })),
  };
}
