import { createPartFinder } from '../find-parts.ts';
import type { TextLanguage } from '../stop-words.ts';
import { plainText } from './compile-words.ts';

/** A pattern at its place in a text: from one word to the next, or from one letter to the next without spaces. */
export interface PlacedPart {
  readonly pattern: number;
  readonly start: number;
  readonly end: number;
  /** The number of letters that the pattern names. */
  readonly letters: number;
}

export interface ReadText {
  readonly parts: readonly PlacedPart[];
  /** The words as they are written, by place. Empty in scripts without spaces. */
  readonly words: ReadonlyMap<number, string>;
}

export type ReadParts = (text: string) => ReadText;

/** No phrase reaches over punctuation, because the places before and after it are so far apart. */
const PAUSE = 40;
/** *€* and *%* are words. */
const WORD_OR_PAUSE = /[\p{L}\p{M}\p{N}]+|[\p{Sc}%]|[^\p{L}\p{M}\p{N}\s'’/-]| - /gu;
const LETTER_OR_PAUSE = /[\p{L}\p{M}\p{N}\p{Sc}%]+|[^\p{L}\p{M}\p{N}\p{Sc}%]+/gu;
const LINE_END = /\n/g;
const MOST_REMEMBERED = 20_000;

export function createPartReader(patterns: readonly string[], language: TextLanguage): ReadParts {
  return language === 'ja' ? readLetters(patterns) : readWords(patterns, language);
}

function readLetters(patterns: readonly string[]): ReadParts {
  const choices = choicesOf(patterns);
  const find = createPartFinder(choices.map(({ form }, at) => ({ part: form, at })));
  return (text) => {
    const parts: PlacedPart[] = [];
    let begin = 0;
    for (const [run] of plainText(text.replaceAll(LINE_END, '。'), 'ja').matchAll(LETTER_OR_PAUSE)) {
      if (IS_WORD.test(run)) {
        find(run, (at, place) => {
          const { pattern = 0, letters = 1 } = choices[at] ?? {};
          parts.push({ pattern, start: begin + place - letters + 1, end: begin + place, letters });
          return true;
        });
        begin += run.length;
      } else begin += PAUSE;
    }
    return { parts, words: new Map() };
  };
}

const IS_WORD = /^[\p{L}\p{M}\p{N}\p{Sc}%]/u;

function readWords(patterns: readonly string[], language: TextLanguage): ReadParts {
  const choices = choicesOf(patterns);
  const find = createPartFinder(
    choices.map(({ form }, at) => ({ part: ` ${form} `.replace(/^ \*|\* $/g, ''), at })),
  );
  const patternsOf = (word: string): readonly Pick<PlacedPart, 'pattern' | 'letters'>[] => {
    const found = new Map<number, number>();
    for (const form of formsOf(word, language)) {
      find(` ${form} `, (at) => {
        const { pattern = 0, letters = 0 } = choices[at] ?? {};
        found.set(pattern, Math.max(letters, found.get(pattern) ?? 0));
        return true;
      });
    }
    return [...found].map(([pattern, letters]) => ({ pattern, letters }));
  };
  const seen = new Map<string, ReturnType<typeof patternsOf>>();
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
      for (const each of known) parts.push({ ...each, start: place, end: place });
      place += 1;
    }
    return { parts, words };
  };
}

/** The choices of each pattern, such as `on|in`. */
function choicesOf(patterns: readonly string[]) {
  return patterns.flatMap((written, pattern) =>
    written.split('|').map((form) => ({ form, pattern, letters: form.replaceAll('*', '').length })),
  );
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
