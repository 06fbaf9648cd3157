import { findCommunities } from './communities.ts';
import { describeTheme, type ThemeWords } from './describe-theme.ts';
import { groupEqual, type EqualTexts } from './group-equal.ts';
import { createPhraseMatcher } from './match-themes.ts';
import { knownLanguage } from './split-words.ts';
import { NO_THEME, sortDocuments } from './sort-documents.ts';
import { THEME_RULE_LIMITS } from './theme-rule.ts';
import { type Document, readVocabulary, type Vocabulary } from './vocabulary.ts';
import { centrality, joinWords } from './word-graph.ts';

export interface Theme extends ThemeWords {
  /** Language and first words. It stays the same as long as these do. */
  readonly id: string;
  readonly language: string;
  /** The places of its texts in the list that was given, in ascending order. */
  readonly at: readonly number[];
}

/** What one call is meant for; time and memory were measured with it. */
export const THEME_LIMITS = { texts: 20_000, textLength: 600 } as const;

const RESOLUTION = 1;
const LEAST_TEXTS = 3;
const LEAST_SHARE = 0.005;
const MAX_THEMES = 24;

/** In so few texts a language is most likely a mistake about short texts. */
const LEAST_IN_LANGUAGE = { texts: 10, share: 0.03 };

/**
 * Finds what several texts speak of. A text belongs to one theme at most. The same texts have the same themes in
 * whatever order they come.
 */
export function findThemes(texts: readonly string[], languageOf: (text: string) => string): Theme[] {
  const groups = groupEqual(texts.map((text) => text.slice(0, THEME_LIMITS.textLength)));
  const least = Math.max(LEAST_TEXTS, Math.ceil(texts.length * LEAST_SHARE));
  const themes = [...byLanguage(groups, languageOf)].flatMap(([language, same]) =>
    themesOfLanguage(same, language)
      .filter(({ at }) => at.length >= least)
      .map((theme) => ({ ...theme, language, id: [language, ...theme.stems].join('.') })),
  );
  return themes.sort((a, b) => b.at.length - a.at.length || (a.id < b.id ? -1 : 1)).slice(0, MAX_THEMES);
}

function byLanguage(
  groups: readonly EqualTexts[],
  languageOf: (text: string) => string,
): Map<string, EqualTexts[]> {
  const found = new Map<string, EqualTexts[]>();
  for (const group of groups) {
    const language = languageOf(group.text);
    const same = found.get(language);
    if (same) same.push(group);
    else found.set(language, [group]);
  }
  const sorted = [...found].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
  const languages = new Map<string, EqualTexts[]>();
  const main = sorted[0]?.[0] ?? '';
  for (const [language, same] of sorted) {
    const isRare =
      same.length < LEAST_IN_LANGUAGE.texts && same.length < LEAST_IN_LANGUAGE.share * groups.length;
    const place = isRare ? main : language;
    languages.set(place, [...(languages.get(place) ?? []), ...same]);
  }
  return languages;
}

function themesOfLanguage(
  groups: readonly EqualTexts[],
  language: string,
): (ThemeWords & { readonly at: readonly number[] })[] {
  const vocabulary = readVocabulary(groups, language);
  const graph = joinWords(vocabulary);
  const communities = findCommunities(graph, RESOLUTION);
  const sorted = sortDocuments(vocabulary, communities, centrality(graph, communities));
  return documentsOfThemes(vocabulary, sorted).map((documents) => {
    const described = describeTheme(documents, vocabulary);
    const texts = documents.map(({ group }) => group.text);
    return {
      ...described,
      suggested: suggestPhrases(described.suggested, language, texts),
      at: documents.flatMap(({ group }) => group.at).sort((a, b) => a - b),
    };
  });
}

/** Words that occur together need not stand together, and a pinned theme looks for words that do. */
function suggestPhrases(phrases: readonly string[], language: string, texts: readonly string[]): string[] {
  const found = phrases.flatMap((phrase) => {
    const parts = [phrase, ...phrase.split(' ')];
    const match = createPhraseMatcher(parts.map((text) => ({ language: knownLanguage(language), text })));
    const written = new Set(texts.flatMap(match));
    return written.has(0) ? [phrase] : parts.filter((_, at) => written.has(at));
  });
  const { phrases: most, phraseLength } = THEME_RULE_LIMITS;
  return [...new Set(found)].filter(({ length }) => length <= phraseLength).slice(0, most);
}

function documentsOfThemes({ documents }: Vocabulary, sorted: readonly number[]): Document[][] {
  const themes = new Map<number, Document[]>();
  for (const [at, document] of documents.entries()) {
    const theme = sorted[at] ?? NO_THEME;
    if (theme === NO_THEME) continue;
    const same = themes.get(theme);
    if (same) same.push(document);
    else themes.set(theme, [document]);
  }
  return [...themes.values()];
}
