import type { ThemePreview } from '#shared/api/analytics-themes.ts';
import { THEME_LIMITS } from './sort-by-topic.ts';
import { createPhraseMatcher } from '#shared/text/match-themes.ts';
import { foldWords } from '#shared/text/split-words.ts';
import type { ThemePhrase } from '#shared/text/theme-rule.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { openUnfilteredView, type ViewDeps } from '../open-view.ts';
import { createPauser } from '#server/kernel/limits/pieces.ts';
import type { ListPosition } from '../rows/row-repository.ts';
import { refuseUnknownQuestion } from '../texts/list-texts.ts';
import { findTexts } from '../texts/text-repository.ts';
import { clientLeft } from './theme-thread.ts';

const SLICE = 500;
const EXAMPLES = 5;

interface Input {
  readonly surveyId: string;
  readonly meaningId: string;
  readonly phrases: readonly ThemePhrase[];
}

/** Counts the newest texts that a theme with these phrases would have. */
export async function previewTheme(
  deps: ViewDeps,
  session: Session,
  { surveyId, meaningId, phrases }: Input,
  signal: AbortSignal,
): Promise<ThemePreview> {
  const view = await openUnfilteredView(deps, session, surveyId);
  refuseUnknownQuestion(view, meaningId);
  const match = createPhraseMatcher(phrases);
  const rest = createPauser(view.storeId);
  const byPhrase = phrases.map(() => 0);
  const examples = new Map<string, string>();
  let [looked, texts] = [0, 0];
  let after: ListPosition | null = null;
  let isAll = false;
  for (let read = 0; read < THEME_LIMITS.texts && !isAll; read += SLICE) {
    if (signal.aborted) throw clientLeft();
    const rows = await findTexts(deps.database, view, view.filter, { meaningId, after, rows: SLICE });
    for (const { body } of rows) {
      if (body === null) continue;
      await rest();
      looked += 1;
      const found = match(body);
      if (found.length === 0) continue;
      texts += 1;
      for (const at of found) byPhrase[at] = (byPhrase[at] ?? 0) + 1;
      const key = foldWords(body);
      if (examples.size < EXAMPLES && !examples.has(key)) examples.set(key, body);
    }
    after = rows.at(-1) ?? null;
    isAll = rows.length < SLICE;
  }
  return { looked, isAll, texts, byPhrase, examples: [...examples.values()] };
}
