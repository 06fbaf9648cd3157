import { createPartFinder } from '../find-parts.ts';
import type { TextLanguage } from '../stop-words.ts';
import { plainText } from './compile-words.ts';

/** A pattern at its place in a text: from one word to the next, or from one letter to the next without spaces. */
export interface PlacedPart {
  readonly pattern: number;
  readonly start: number;
  readonly end: number;
}

export interface ReadText {
  readonly parts: readonly PlacedPart[];
  /** The words as they are written, by place. Empty in scripts without spaces. */
  readonly words: ReadonlyMap<number, string>;
}

export type ReadParts = (text: string) => ReadText;

/** No phrase reaches over punctuation, because the places before and after it are so far apart. */
const PAUSE = 40;
const WORD_OR_PAUSE = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}\s'’/-]| - /gu;
const LETTER_OR_PAUSE = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu;
const LINE_END = /\n/g;
const MOST_REMEMBERED = 20_000;

export function createPartReader(patterns: readonly string[], language: TextLanguage): ReadParts {
  return language === 'ja' ? readLetters(patterns) : readWords(patterns, language);
}

function readLetters(patterns: readonly string[]): ReadParts {
  const find = createPartFinder(patterns.map((part, at) => ({ part, at })));
  return (text) => {
    const parts: PlacedPart[] = [];
    let begin = 0;
    for (const [run] of plainText(text.replaceAll(LINE_END, '。'), 'ja').matchAll(LETTER_OR_PAUSE)) {
      if (IS_WORD.test(run)) {
        find(run, (pattern, place) => {
          const length = patterns[pattern]?.length ?? 1;
          parts.push({ pattern, start: begin + place - length + 1, end: begin + place });
          return true;
        });
        begin += run.length;
      } else begin += PAUSE;
    }
    return { parts, words: new Map() };
  };
}

const IS_WORD = /^[\p{L}\p{M}\p{N}]/u;

function readWords(patterns: readonly string[], language: TextLanguage): ReadParts {
  const find = createPartFinder(
    patterns.map((pattern, at) => ({ part: ` ${pattern} `.replace(/^ \*|\* $/g, ''), at })),
  );
  const patternsOf = (word: string): readonly number[] => {
    const found = new Set<number>();
    for (const form of formsOf(word, language)) {
      find(` ${form} `, (at) => {
        found.add(at);
        return true;
      });
    }
    return [...found];
  };
  const seen = new Map<string, readonly number[]>();
  return (text) => {
    const parts: PlacedPart[] = [];
    const words = new Map<number, string>();
    let place = 0;
    for (const [word] of plainText(text.replaceAll(LINE_END, '. '), language).matchAll(WORD_OR_PAUSE)) {
      if (!IS_WORD.test(word)) {
        place += PAUSE;
        continue;
      }
      words.set(place, word);
      let known = seen.get(word);
      if (known === undefined) {
        known = patternsOf(word);
        if (seen.size >= MOST_REMEMBERED) seen.clear();
        seen.set(word, known);
      }
      for (const pattern of known) parts.push({ pattern, start: place, end: place });
      place += 1;
    }
    return { parts, words };
  };
}

/** In Arabic, *and*, *so*, *by*, *for*, *as* and the article are written together with the word behind them. */
const CONJUNCTION = /^[وف]/;
const PREPOSITION = /^(?:ال|بال|كال|لل|[بلك])/;
const SHORTEST = 3;

function formsOf(word: string, language: TextLanguage): string[] {
  if (language !== 'ar') return [word];
  const forms = [word];
  for (const prefix of [CONJUNCTION, PREPOSITION]) {
    for (const form of [...forms]) {
      const rest = form.replace(prefix, '');
      if (rest !== form && rest.length >= SHORTEST) forms.push(rest);
    }
  }
  return forms;
}
