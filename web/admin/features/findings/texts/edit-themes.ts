import type { ThemePhrase, ThemeRule } from '#shared/text/theme-rule.ts';

/** Puts a theme in the place of the one with its id, or at the end. */
export function putTheme(themes: readonly ThemeRule[], theme: ThemeRule): ThemeRule[] {
  const isNew = !themes.some(({ id }) => id === theme.id);
  return isNew ? [...themes, theme] : themes.map((each) => (each.id === theme.id ? theme : each));
}

export function withoutTheme(themes: readonly ThemeRule[], id: string): ThemeRule[] {
  return themes.filter((each) => each.id !== id);
}

/** The phrases of both, each once. */
export function joinPhraseLists(
  phrases: readonly ThemePhrase[],
  more: readonly ThemePhrase[],
): ThemePhrase[] {
  const joined = [...phrases];
  for (const phrase of more) if (!joined.some((each) => isSamePhrase(each, phrase))) joined.push(phrase);
  return joined;
}

export const isSamePhrase = (one: ThemePhrase, other: ThemePhrase) =>
  one.language === other.language && one.text.trim().toLowerCase() === other.text.trim().toLowerCase();

/** Adds the phrases of one theme to another and removes the first. The name stays that of the second. */
export function mergeThemes(
  themes: readonly ThemeRule[],
  { from, into }: { readonly from: string; readonly into: string },
): ThemeRule[] {
  const [one, other] = [from, into].map((id) => themes.find((each) => each.id === id));
  if (!one || !other || from === into) return [...themes];
  const merged = { ...other, phrases: joinPhraseLists(other.phrases, one.phrases) };
  return putTheme(withoutTheme(themes, from), merged);
}

/** Moves phrases of a theme to a new one, which stands behind it. */
export function splitTheme(themes: readonly ThemeRule[], id: string, split: ThemeRule): ThemeRule[] {
  return themes.flatMap((theme) => {
    if (theme.id !== id) return [theme];
    const isMoved = (phrase: ThemePhrase) => split.phrases.some((each) => isSamePhrase(each, phrase));
    return [{ ...theme, phrases: theme.phrases.filter((phrase) => !isMoved(phrase)) }, split];
  });
}
