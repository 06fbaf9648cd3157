import { createPartFinder } from './find-parts.ts';
import { createSequenceFinder, type FindSequences, type Sequence } from './find-sequences.ts';
import { foldWords, knownLanguage, WITHOUT_SPACES } from './split-words.ts';
import { stemOf } from './stems.ts';
import { STOP_WORDS, type TextLanguage } from './stop-words.ts';
import { THEME_RULE_LIMITS, type ThemePhrase, type ThemeRule } from './theme-rule.ts';

/** Returns the indexes of the phrases that occur in a text, in ascending order. */
export type MatchPhrases = (text: string) => number[];

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const RUN_WITHOUT_SPACES = new RegExp(`(${WITHOUT_SPACES.source}+)`, 'u');

/** Returns the ids of the themes that a text counts in, in a fixed order. */
export type MatchThemes = (text: string) => string[];

export function createThemeMatcher(themes: readonly Pick<ThemeRule, 'id' | 'phrases'>[]): MatchThemes {
  const owners = themes.flatMap(({ id, phrases }) => phrases.map(() => id));
  const match = createPhraseMatcher(themes.flatMap(({ phrases }) => phrases));
  return (text) => [...new Set(match(text).flatMap((at) => owners[at] ?? []))].sort();
}

/** Whether a phrase has a letter or digit to look for. */
export const isSearchable = (phrase: string): boolean => wordsOf(foldWords(phrase)).length > 0;

/** Whether all words of a phrase are looked for. */
export const hasFewWords = (phrase: string): boolean =>
  wordsOf(foldWords(phrase)).length <= THEME_RULE_LIMITS.phraseWords;

/** What the phrases of themes add to the time to look for them. One character may stand for several letters. */
export const lettersIn = (themes: readonly Pick<ThemeRule, 'phrases'>[]): number =>
  themes.flatMap(({ phrases }) => phrases).reduce((sum, { text }) => sum + foldWords(text).length, 0);

/**
 * Prepares phrases to be looked for in many texts. Capitals and accents do not count. In scripts with spaces a phrase is
 * found word by word, with other endings, and with small words of its language in between. In scripts without spaces it is
 * found wherever it stands.
 */
export function createPhraseMatcher(phrases: readonly ThemePhrase[]): MatchPhrases {
  const anywhere: { readonly part: string; readonly at: number }[] = [];
  const spaced = new Map<TextLanguage | null, Sequence[]>();
  for (const [at, { language, text }] of phrases.entries()) {
    const folded = foldWords(text);
    if (WITHOUT_SPACES.test(folded)) {
      anywhere.push({ part: folded.replaceAll(' ', ''), at });
      continue;
    }
    const words = wordsOf(folded).slice(0, THEME_RULE_LIMITS.phraseWords);
    if (words.length === 0) continue;
    const sequences = spaced.get(language) ?? [];
    spaced.set(language, sequences);
    sequences.push({ stems: words.map((word) => stemOf(word, language)), at });
  }
  const findParts = createPartFinder(anywhere);
  const finders = [...spaced].map(([language, sequences]) => finderOf(language, sequences));
  return (text) => {
    const found = new Set<number>();
    const folded = foldWords(text);
    if (anywhere.length > 0 && WITHOUT_SPACES.test(folded)) {
      // What was found before was found with its shorter parts.
      findParts(folded.replaceAll(' ', ''), (at) => {
        const isNew = !found.has(at);
        found.add(at);
        return isNew;
      });
    }
    if (finders.length > 0) {
      const words = wordsOf(folded);
      for (const find of finders) find(words, found);
    }
    return [...found].sort((a, b) => a - b);
  };
}

function finderOf(language: TextLanguage | null, sequences: readonly Sequence[]): FindSequences {
  const known = language && knownLanguage(language);
  const smallWords = new Set(known && [...STOP_WORDS[known]].map(foldWords));
  return createSequenceFinder(sequences, {
    stemOf: (word) => stemOf(word, language),
    isSmall: (word) => smallWords.has(word),
  });
}

/** The words of a text. Where the script changes, a word ends: *iphone* is a word of *iphoneケース*. */
function wordsOf(folded: string): readonly string[] {
  const words: readonly string[] = folded.match(WORD) ?? [];
  if (!WITHOUT_SPACES.test(folded)) return words;
  return words.flatMap((word) => word.split(RUN_WITHOUT_SPACES)).filter((part) => part !== '');
}
