import type { AnswerThemes } from '#shared/api/analytics-themes.ts';
import { knownLanguage } from '#shared/text/split-words.ts';
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
  const { looked, isAll, themes } = await deps.readThemes(view, meaningId, signal);
  return {
    looked,
    isAll,
    themes: themes.map(({ theme: { id, language, words, quotes, suggested }, members }) => ({
      id,
      language: knownLanguage(language),
      words,
      texts: members.length,
      quotes,
      suggested,
    })),
  };
}
