import { THEME_LIMITS, type Theme } from '#shared/text/find-themes.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { View } from '../open-view.ts';
import type { ListPosition } from '../rows/row-repository.ts';
import { findTextMark, findTexts, type TextMark } from '../texts/text-repository.ts';
import { SharedResults } from './shared-results.ts';
import { clientLeft, ThemeThread } from './theme-thread.ts';

export interface ThemeMembers {
  readonly theme: Theme;
  /** Newest first. */
  readonly members: readonly ListPosition[];
}

export interface QuestionThemes {
  /** The texts that were read: the newest, or all. */
  readonly looked: number;
  readonly isAll: boolean;
  readonly themes: readonly ThemeMembers[];
}

export type ReadThemes = (view: View, meaningId: string, signal: AbortSignal) => Promise<QuestionThemes>;

/** At most 20,000 texts each, of which only the positions are kept. */
const KEPT_RESULTS = 12;
/** PGlite has one session, so its statements are short. */
const SLICE = 500;

/** Reads the themes of a question. They are computed again only after an answer to it changed. */
export function createThemeReader({ database }: { readonly database: Database }): ReadThemes {
  const thread = new ThemeThread();
  const results = new SharedResults<QuestionThemes>(KEPT_RESULTS);
  return async (view, meaningId, signal) => {
    const mark = await markTexts(database, view, meaningId, signal);
    const { storeId, surveyId, filter } = view;
    const key = JSON.stringify([storeId, surveyId, meaningId, filter, mark]);
    return results.get(key, signal, async (needed) => {
      const { texts, positions, isAll } = await readTexts(database, view, meaningId, needed);
      const themes = texts.length === 0 ? [] : await thread.find(texts, needed);
      return {
        looked: texts.length,
        isAll,
        themes: themes.map((theme) => ({
          theme: { ...theme, at: [] },
          members: theme.at.flatMap((at) => positions[at] ?? []),
        })),
      };
    });
  };
}

/** The number of texts and a hash of them, which changes with each of them. */
async function markTexts(
  database: Database,
  view: View,
  meaningId: string,
  signal: AbortSignal,
): Promise<readonly [texts: number, hash: string]> {
  let texts = 0;
  let hash = 0n;
  let after: TextMark | null = null;
  for (let read = 0; read < THEME_LIMITS.texts; read += SLICE) {
    if (signal.aborted) throw clientLeft();
    const page = { meaningId, after, rows: SLICE };
    const mark: TextMark | null = await findTextMark(database, view, view.filter, page);
    if (mark === null) break;
    texts += mark.texts;
    hash += BigInt(mark.hash);
    after = mark;
    if (mark.rows < SLICE) break;
  }
  return [texts, String(hash)];
}

async function readTexts(database: Database, view: View, meaningId: string, signal: AbortSignal) {
  const texts: string[] = [];
  const positions: ListPosition[] = [];
  let after: ListPosition | null = null;
  let isAll = false;
  for (let read = 0; read < THEME_LIMITS.texts && !isAll; read += SLICE) {
    if (signal.aborted) throw clientLeft();
    const rows = await findTexts(database, view, view.filter, { meaningId, after, rows: SLICE });
    for (const { body, at, responseId } of rows) {
      if (body === null) continue;
      texts.push(body.slice(0, THEME_LIMITS.textLength));
      positions.push({ at, responseId });
    }
    after = rows.at(-1) ?? null;
    isAll = rows.length < SLICE;
  }
  return { texts, positions, isAll };
}
