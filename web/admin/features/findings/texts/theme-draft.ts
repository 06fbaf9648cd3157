import { isSamePhrase, joinPhraseLists, mergeThemes, putTheme, splitTheme } from './edit-themes.ts';
import type { ThemePhrase, ThemeRule } from '#shared/text/theme-rule.ts';

/** What the dialog edits. */
export interface ThemeDraft {
  readonly id: string;
  readonly name: string;
  readonly phrases: readonly ThemePhrase[];
  /** The pinned theme that is merged into this one; null for none. */
  readonly merged: string | null;
  /** The phrases that move to a theme of their own; null if none is split off. */
  readonly split: {
    readonly id: string;
    readonly name: string;
    readonly phrases: readonly ThemePhrase[];
  } | null;
}

/** The phrases that stay in the theme. */
export function ownPhrases({ phrases, split }: ThemeDraft): readonly ThemePhrase[] {
  return phrases.filter((phrase) => !split?.phrases.some((each) => isSamePhrase(each, phrase)));
}

/** The phrases that the theme has once it is saved. */
export function phrasesAfter(draft: ThemeDraft, themes: readonly ThemeRule[]): readonly ThemePhrase[] {
  const merged = themes.find(({ id }) => id === draft.merged);
  return joinPhraseLists(ownPhrases(draft), merged?.phrases ?? []);
}

export function isComplete(draft: ThemeDraft): boolean {
  const { name, split } = draft;
  if (name.trim() === '' || ownPhrases(draft).length === 0) return false;
  return split === null || (split.name.trim() !== '' && split.phrases.length > 0);
}

/** The pinned themes after the edit. */
export function applyDraft(themes: readonly ThemeRule[], draft: ThemeDraft): ThemeRule[] {
  const { id, phrases, merged, split } = draft;
  const put = putTheme(themes, { id, name: draft.name.trim(), phrases });
  const joined = merged === null ? put : mergeThemes(put, { from: merged, into: id });
  return split === null ? joined : splitTheme(joined, id, { ...split, name: split.name.trim() });
}
