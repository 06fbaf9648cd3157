import type { TextSummary } from '#shared/api/analytics.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { promotedTo, refuseUnknownQuestion } from './list-texts.ts';
import { openView, type ViewDeps, type ViewInput } from '../open-view.ts';
import type { ListPosition } from '../rows/row-repository.ts';
import { findTexts } from './text-repository.ts';
import { otherTextKey } from '#server/areas/collect/responses/mark-answers.ts';

const MAX_ROWS_READ = 2_000;
const SLICE = 500;
const GROUPS = 50;

export async function summariseTexts(
  deps: ViewDeps,
  session: Session,
  { meaningId, ...input }: ViewInput & { readonly meaningId: string },
): Promise<TextSummary> {
  const view = await openView(deps, session, input);
  refuseUnknownQuestion(view, meaningId);
  const bodies: string[] = [];
  let after: ListPosition | null = null;
  let isAll = false;
  for (let looked = 0; looked < MAX_ROWS_READ && !isAll; looked += SLICE) {
    const rows = await findTexts(deps.database, view, view.filter, { meaningId, after, rows: SLICE });
    for (const { body } of rows) if (body !== null) bodies.push(body);
    after = rows.at(-1) ?? null;
    isAll = rows.length < SLICE;
  }
  return {
    looked: bodies.length,
    isAll,
    groups: groupsOf(bodies, (body) => promotedTo(view, meaningId, body)),
  };
}

/** Groups texts that differ only in spelling. Each group has its most frequent spelling, or the newest of several. */
function groupsOf(
  bodies: readonly string[],
  promotedBy: (body: string) => string | null,
): TextSummary['groups'] {
  const groups = new Map<string, Map<string, number>>();
  for (const body of bodies) {
    const key = otherTextKey(body);
    const spellings = groups.get(key) ?? new Map<string, number>();
    const spelling = body.trim();
    spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1);
    groups.set(key, spellings);
  }
  return [...groups.values()]
    .map((spellings) => {
      const [body = ''] = [...spellings].sort((a, b) => b[1] - a[1])[0] ?? [];
      const texts = [...spellings.values()].reduce((sum, n) => sum + n, 0);
      return { body, texts, promotedTo: promotedBy(body) };
    })
    .filter((group) => group.texts > 1 || group.promotedTo !== null)
    .sort((a, b) => b.texts - a.texts || (a.body < b.body ? -1 : 1))
    .slice(0, GROUPS);
}
