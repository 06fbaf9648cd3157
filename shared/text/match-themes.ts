import { foldWords, knownLanguage, WITHOUT_SPACES } from './split-words.ts';
import { stemOf } from './stems.ts';
import { STOP_WORDS, type TextLanguage } from './stop-words.ts';
import type { ThemePhrase, ThemeRule } from './theme-rule.ts';

/** Returns the indexes of the phrases that occur in a text, in ascending order. */
export type MatchPhrases = (text: string) => number[];

/** The words of a phrase after its first word, and the phrase's index in the list. */
interface Sequence {
  readonly rest: readonly string[];
  readonly at: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const RUN_WITHOUT_SPACES = new RegExp(`(${WITHOUT_SPACES.source}+)`, 'u');
const STEMS_REMEMBERED = 20_000;

/** Returns the ids of the themes that a text counts in, in a fixed order. */
export type MatchThemes = (text: string) => string[];

export function createThemeMatcher(themes: readonly Pick<ThemeRule, 'id' | 'phrases'>[]): MatchThemes {
  const owners = themes.flatMap(({ id, phrases }) => phrases.map(() => id));
  const match = createPhraseMatcher(themes.flatMap(({ phrases }) => phrases));
  return (text) => [...new Set(match(text).flatMap((at) => owners[at] ?? []))].sort();
}

/** Whether a phrase has a letter or digit to look for. */
export function isSearchable(phrase: string): boolean {
  return wordsOf(foldWords(phrase)).length > 0;
}

/**
 * Prepares phrases to be looked for in many texts. Capitals and accents do not count. In scripts with spaces a phrase is
 * found word by word, with other endings, and with small words of its language in between. In scripts without spaces it is
 * found wherever it stands.
 */
export function createPhraseMatcher(phrases: readonly ThemePhrase[]): MatchPhrases {
  const anywhere: { readonly part: string; readonly at: number }[] = [];
  const languages = new Map<TextLanguage | null, LanguageMatcher>();
  for (const [at, { language, text }] of phrases.entries()) {
    const folded = foldWords(text);
    if (WITHOUT_SPACES.test(folded)) {
      anywhere.push({ part: folded.replaceAll(' ', ''), at });
      continue;
    }
    const matcher = languages.get(language) ?? new LanguageMatcher(language);
    languages.set(language, matcher);
    matcher.add(wordsOf(folded), at);
  }
  return (text) => {
    const found = new Set<number>();
    const folded = foldWords(text);
    if (anywhere.length > 0 && WITHOUT_SPACES.test(folded)) {
      const joined = folded.replaceAll(' ', '');
      for (const { part, at } of anywhere) if (joined.includes(part)) found.add(at);
    }
    if (languages.size > 0) {
      const words = wordsOf(folded);
      for (const matcher of languages.values()) matcher.find(words, found);
    }
    return [...found].sort((a, b) => a - b);
  };
}

/** The words of a text. Where the script changes, a word ends: *iphone* is a word of *iphoneケース*. */
function wordsOf(folded: string): readonly string[] {
  const words: readonly string[] = folded.match(WORD) ?? [];
  if (!WITHOUT_SPACES.test(folded)) return words;
  return words.flatMap((word) => word.split(RUN_WITHOUT_SPACES)).filter((part) => part !== '');
}

/** Finds the phrases of one language by their first word, so that their number hardly matters. */
class LanguageMatcher {
  readonly #language: TextLanguage | null;
  readonly #smallWords: ReadonlySet<string>;
  readonly #byFirst = new Map<string, Sequence[]>();
  readonly #stems = new Map<string, string>();

  constructor(language: TextLanguage | null) {
    this.#language = language;
    const known = language && knownLanguage(language);
    this.#smallWords = new Set(known && [...STOP_WORDS[known]].map(foldWords));
  }

  add(words: readonly string[], at: number): void {
    const [first, ...rest] = words.map((word) => this.#stem(word));
    if (first === undefined) return;
    const sequences = this.#byFirst.get(first);
    if (sequences) sequences.push({ rest, at });
    else this.#byFirst.set(first, [{ rest, at }]);
  }

  find(words: readonly string[], found: Set<number>): void {
    for (const [place, word] of words.entries()) {
      for (const { rest, at } of this.#byFirst.get(this.#stem(word)) ?? []) {
        if (!found.has(at) && this.#goesOn(words, place + 1, rest)) found.add(at);
      }
    }
  }

  /** Whether the rest of a phrase follows. Small words may stand before each of its words. */
  #goesOn(words: readonly string[], from: number, rest: readonly string[]): boolean {
    let place = from;
    for (const wanted of rest) {
      while (place < words.length && this.#isSmallAndOther(words[place] ?? '', wanted)) place += 1;
      if (place >= words.length || this.#stem(words[place] ?? '') !== wanted) return false;
      place += 1;
    }
    return true;
  }

  #isSmallAndOther(word: string, wanted: string): boolean {
    return this.#smallWords.has(word) && this.#stem(word) !== wanted;
  }

  #stem(word: string): string {
    const known = this.#stems.get(word);
    if (known !== undefined) return known;
    const stem = stemOf(word, this.#language);
    if (this.#stems.size >= STEMS_REMEMBERED) this.#stems.clear();
    this.#stems.set(word, stem);
    return stem;
  }
}
