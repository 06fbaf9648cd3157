import type { AnswerTexts } from '#shared/api/analytics.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { openView, type ViewInput } from '../open-view.ts';
import { ANSWER_PAGE_SIZE, fillPage } from '../rows/fill-page.ts';
import type { ListPosition } from '../rows/row-repository.ts';
import { presentText, refuseUnknownQuestion } from '../texts/list-texts.ts';
import { findTexts } from '../texts/text-repository.ts';
import type { ThemeDeps } from './get-themes.ts';

type Input = ViewInput & { readonly meaningId: string; readonly theme: string; readonly after: string };

/** The texts of one theme, newest first. */
export async function listThemeTexts(
  deps: ThemeDeps,
  session: Session,
  { meaningId, theme: id, after, ...input }: Input,
  signal: AbortSignal,
): Promise<AnswerTexts> {
  const view = await openView(deps, session, input);
  refuseUnknownQuestion(view, meaningId);
  const { topics, newWords } = await deps.readThemes(view, meaningId, signal);
  const { members } = requireFound(
    [...topics, ...newWords].find((each) => each.id === id),
    'The answers have changed, and this theme with them. Load the page again.',
  );
  const { items, next } = await fillPage({
    after,
    limit: ANSWER_PAGE_SIZE,
    fetch: async (from, rows) => {
      const wanted = olderThan(members, from).slice(0, rows);
      const among = wanted.map(({ responseId }) => responseId);
      const found = await findTexts(deps.database, view, view.filter, {
        meaningId,
        after: from,
        rows,
        among,
      });
      const texts = new Map(found.map((row) => [row.responseId, row]));
      // A text that was erased meanwhile keeps its place, so that the page is not taken for the last one.
      return wanted.map((position) => ({ ...position, row: texts.get(position.responseId) }));
    },
    take: ({ row }) => (row && row.body !== null ? presentText(view, meaningId, row, row.body) : null),
  });
  return { texts: items, next };
}

function olderThan(members: readonly ListPosition[], from: ListPosition | null): readonly ListPosition[] {
  if (from === null) return members;
  const first = members.findIndex(
    ({ at, responseId }) => at < from.at || (at === from.at && responseId < from.responseId),
  );
  return first < 0 ? [] : members.slice(first);
}
