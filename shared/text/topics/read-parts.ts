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
/** *€* and *%* are words, and *7.50* is one. No pause is made by *&*, as in *P&P*. */
const WORD_OR_PAUSE = /\p{N}+(?:[.,:]\p{N}+)+|[\p{L}\p{M}\p{N}]+|[\p{Sc}%]|[^\p{L}\p{M}\p{N}\s'’/&-]| - /gu;
const LETTER_OR_PAUSE = /[\p{L}\p{M}\p{N}\p{Sc}%]+|[^\p{L}\p{M}\p{N}\p{Sc}%]+/gu;
const LINE_END = /\n/g;
const MOST_REMEMBERED = 20_000;

export function createPartReader(patterns: readonly string[], language: TextLanguage): ReadParts {
  return language === 'ja' ? readLetters(patterns) : readWords(patterns, language);
}

function readLetters(patterns: readonly string[]): ReadParts {
  const choices = choicesOf(patterns);
  const find = createPartFinder(choices.map(({ forms }, at) => ({ part: forms.join(''), at })));
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
  const readWord = createWordReader(choicesOf(patterns), language);
  const seen = new Map<string, ReadWord>();
  return (text) => {
    const parts: PlacedPart[] = [];
    const words = new Map<number, string>();
    let before: readonly ReadonlySet<number>[] = [];
    let place = 0;
    for (const [word] of plainText(text.replaceAll(LINE_END, '. '), language).matchAll(WORD_OR_PAUSE)) {
      if (!IS_WORD.test(word)) {
        place += PAUSE;
        before = [];
        continue;
      }
      words.set(place, word);
      let known = seen.get(word);
      if (known === undefined) {
        known = readWord(word);
        if (seen.size >= MOST_REMEMBERED) seen.clear();
        seen.set(word, known);
      }
      for (const each of known.whole) parts.push({ ...each, start: place, end: place });
      const reached = new Set<number>();
      for (const { choice, at, step } of known.within) {
        if (!before.some((steps) => steps.has(step - 1))) continue;
        const { pattern, letters, forms } = choice;
        if (at < forms.length - 1) reached.add(step);
        else parts.push({ pattern, letters, start: place - at, end: place });
      }
      before = [known.begins, reached];
      place += 1;
    }
    return { parts, words };
  };
}

/** What a word may be: a whole choice, or the first or another word of a choice of several words. */
interface ReadWord {
  readonly whole: readonly Pick<PlacedPart, 'pattern' | 'letters'>[];
  readonly begins: ReadonlySet<number>;
  readonly within: readonly Use[];
}

interface Use {
  readonly choice: Choice;
  readonly at: number;
  /**
   * Counts the words of all choices: those of `on_time` may be 7 and 8. A word goes on with a choice if the word before it
   * has reached the step before.
   */
  readonly step: number;
}

function createWordReader(choices: readonly Choice[], language: TextLanguage): (word: string) => ReadWord {
  const uses = new Map<string, Use[]>();
  let step = 0;
  for (const choice of choices) {
    for (const [at, form] of choice.forms.entries()) {
      const known = uses.get(form);
      if (known) known.push({ choice, at, step });
      else uses.set(form, [{ choice, at, step }]);
      step += 1;
    }
  }
  const usesByForm = [...uses.values()];
  const find = createPartFinder(
    [...uses.keys()].map((form, at) => ({ part: ` ${form} `.replace(/^ \*|\* $/g, ''), at })),
  );
  return (word) => {
    const found = new Set<number>();
    for (const form of formsOf(word, language)) {
      find(` ${form} `, (at) => {
        found.add(at);
        return true;
      });
    }
    const all = [...found].flatMap((form) => usesByForm[form] ?? []);
    const whole = new Map<number, number>();
    for (const { choice } of all) {
      const { pattern, letters, forms } = choice;
      if (forms.length === 1) whole.set(pattern, Math.max(letters, whole.get(pattern) ?? 0));
    }
    const ofSeveral = all.filter(({ choice }) => choice.forms.length > 1);
    return {
      whole: [...whole].map(([pattern, letters]) => ({ pattern, letters })),
      begins: new Set(ofSeveral.filter(({ at }) => at === 0).map(({ step }) => step)),
      within: ofSeveral.filter(({ at }) => at > 0),
    };
  };
}

interface Choice {
  readonly pattern: number;
  /** Of words that stand next to each other. */
  readonly forms: readonly string[];
  readonly letters: number;
}

/** The choices of each pattern, such as `early|on_time`. */
function choicesOf(patterns: readonly string[]): Choice[] {
  return patterns.flatMap((written, pattern) =>
    written.split('|').map((choice) => ({
      pattern,
      forms: choice.split('_'),
      letters: choice.replaceAll(/[*_]/g, '').length,
    })),
  );
}

/** In Arabic, *and*, *so*, *by*, *for*, *as* and the article are written together with the word behind them. */
const CONJUNCTION = /^[وف]/;
const PREPOSITION = /^(?:ال|بال|كال|لل|[بلك])/;
const SHORTEST = 3;

const NUMBER = /^\p{N}/u;

function formsOf(word: string, language: TextLanguage): string[] {
  const forms = NUMBER.test(word) ? [word, '#'] : [word];
  if (language !== 'ar') return forms;
  for (const prefix of [CONJUNCTION, PREPOSITION]) {
    for (const form of [...forms]) {
      const rest = form.replace(prefix, '');
      if (rest !== form && rest.length >= SHORTEST) forms.push(rest);
    }
  }
  return forms;
}
