import { foldWords } from '../text/split-words.ts';

/** One word of a text, in the form in which words are compared. */
export interface TextWord {
  readonly folded: string;
  /** Without the small words that Arabic writes together with the next one. The same as `folded` elsewhere. */
  readonly bare: string;
  readonly start: number;
  readonly end: number;
  /** Whether punctuation stands between this word and the one before. */
  readonly beginsClause: boolean;
}

/** Longer texts are cut: whoever writes more tells a story, and names more than one thing. */
const LONGEST_TEXT = 600;

const LETTERS = /[\p{L}\p{M}\p{N}]+/gu;
const CLAUSE_END = /[,;.!?:()。、！？，；：؛،؟\n…]|\s[-–—]\s/u;

let segmenter: Intl.Segmenter | undefined;

/** The words of a text: by dictionary where a script has no spaces. Apostrophes and hyphens divide words. */
export function readWords(text: string): TextWord[] {
  const read = text.slice(0, LONGEST_TEXT);
  const words: TextWord[] = [];
  let end = 0;
  for (const { segment, index } of segmentsOf(read)) {
    for (const match of segment.matchAll(LETTERS)) {
      const start = index + match.index;
      const folded = foldWord(match[0]);
      if (folded === '') continue;
      const beginsClause = CLAUSE_END.test(read.slice(end, start)) && match.index === 0;
      end = start + match[0].length;
      words.push({ folded, bare: withoutPrefix(folded), start, end, beginsClause });
    }
  }
  return words;
}

/** The segmenter is slow, and where spaces divide the words it divides nothing else. */
function segmentsOf(text: string): Iterable<{ readonly segment: string; readonly index: number }> {
  if (DIVIDED_BY_SPACES.test(text)) return [{ segment: text, index: 0 }];
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  return segmenter.segment(text);
}

const DIVIDED_BY_SPACES = /^[a-zA-ZÀ-ÖØ-öø-ÿ0-9 ]*$/;

function foldWord(written: string): string {
  return withoutArticle(foldWords(written).replaceAll('ى', 'ي').replaceAll('ة', 'ه').replaceAll('ـ', ''));
}

const SHORTEST_REST = 3;
const ARTICLE = /^ال/;
const PREFIX = /^(?:لل|[وفبكل](?:ال)?)/;

function withoutArticle(word: string): string {
  const rest = word.replace(ARTICLE, '');
  return rest.length >= SHORTEST_REST ? rest : word;
}

function withoutPrefix(word: string): string {
  const rest = word.replace(PREFIX, '');
  return rest.length >= SHORTEST_REST ? rest : word;
}
