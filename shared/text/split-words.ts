import { normalized } from './normalize.ts';
import { stemOf } from './stems.ts';
import { STOP_WORDS, type TextLanguage } from './stop-words.ts';

export interface Word {
  readonly stem: string;
  /** As it was written. */
  readonly written: string;
}

/** A letter or mark of a script that puts no spaces between words. The long mark ー belongs to both kana. */
export const WITHOUT_SPACES =
  /[ー\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const LETTER = /\p{L}/u;
const ONE_KANA = /^\p{Script=Hiragana}{1,2}$/u;
const SHORTEST = 3;

/** Without capitals, accents and doubled spaces. */
export function foldWords(text: string): string {
  // Most texts of some languages have nothing to take off, and this is called for every answer.
  const plain = ASCII.test(text) ? text : withoutAccents(text);
  return plain.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

const ASCII = /^[ -~\s]*$/;

function withoutAccents(text: string): string {
  return normalized(text, 'NFKD')
    .replaceAll(/\p{M}/gu, (mark) => (isAccent(mark) ? '' : mark))
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

/**
 * A mark that many scripts share. Marks of one script alone are vowels and tones, as in Thai, and in kana two shared marks
 * tell one sound from another: か is not が.
 */
const isAccent = (mark: string) => mark !== '\u3099' && mark !== '\u309A' && SHARED_MARK.test(mark);
const SHARED_MARK = /\p{Script=Inherited}/u;

export function knownLanguage(language: string): TextLanguage | null {
  return Object.hasOwn(STOP_WORDS, language) ? (language as TextLanguage) : null;
}

/**
 * Splits texts of one language into the words that say what they are about. It remembers the words that it has seen,
 * because most words occur in many texts.
 */
export function createWordSplitter(language: string): (text: string) => Word[] {
  const known = knownLanguage(language);
  const stopWords = new Set(known && [...STOP_WORDS[known]].map(foldWords));
  const segmenter = new Intl.Segmenter(known ?? undefined, { granularity: 'word' });
  const seen = new Map<string, Word | null>();
  const read = (segment: string): Word | null => {
    const folded = foldWords(segment);
    if (!isWord(folded) || stopWords.has(folded)) return null;
    return { stem: stemOf(folded, known), written: segment };
  };
  return (text) => {
    const words: Word[] = [];
    for (const { segment, isWordLike } of segmenter.segment(text)) {
      if (!isWordLike) continue;
      for (const part of segment.split(/['’]/)) {
        const word = seen.get(part) ?? remember(seen, part, read);
        if (word) words.push(word);
      }
    }
    return words;
  };
}

function remember(seen: Map<string, Word | null>, part: string, read: (part: string) => Word | null) {
  if (seen.has(part)) return null;
  const word = read(part);
  seen.set(part, word);
  return word;
}

function isWord(folded: string): boolean {
  if (!LETTER.test(folded)) return false;
  if (WITHOUT_SPACES.test(folded)) return !ONE_KANA.test(folded);
  return folded.length >= SHORTEST;
}
