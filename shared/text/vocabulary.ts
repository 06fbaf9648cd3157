import { mendTypos } from './mend-typos.ts';
import { joinPhrases } from './join-phrases.ts';
import { mostFrequent, type EqualTexts } from './group-equal.ts';
import { createWordSplitter, type Word } from './split-words.ts';

/** One or several equal texts, as the places of its words in the vocabulary. */
export interface Document {
  readonly group: EqualTexts;
  /** Each word once, in ascending order. */
  readonly terms: readonly number[];
  /** Grows slowly with the number of equal texts, so that one repeated sentence does not outweigh all others. */
  readonly weight: number;
}

export interface Vocabulary {
  readonly documents: readonly Document[];
  /** By term: the most frequent form of the word. */
  readonly written: readonly string[];
  readonly stems: readonly string[];
  /** By term: the number of texts that contain it. */
  readonly texts: readonly number[];
}

const MAX_TERMS = 1_000;
const MAX_TERMS_OF_TEXT = 40;
const LEAST_TEXTS = 2;

/** The words of texts in one language, without rare ones. */
export function readVocabulary(groups: readonly EqualTexts[], language: string): Vocabulary {
  const split = createWordSplitter(language);
  const read = groups.map((group) => ({ group, words: split(group.text) }));
  const frequencies = countTexts(read, ({ stem }) => stem);
  const mended = mendTypos(frequencies);
  const meant = ({ stem }: Word) => mended.get(stem) ?? stem;
  const texts = countTexts(read, meant);
  const stems = [...texts]
    .filter(([, count]) => count >= LEAST_TEXTS)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MAX_TERMS)
    .map(([stem]) => stem);
  const places = new Map(stems.map((stem, place) => [stem, place]));
  const single = read.map(({ group, words }) => ({
    group,
    terms: termsOf(words.map((word) => places.get(meant(word)))),
    weight: 1 + Math.log2(group.at.length),
  }));
  const phrases = joinPhrases(single, stems.length);
  return {
    documents: single.map((document) => ({
      ...document,
      terms: termsOf(document.terms.map((term) => phrases[term])),
    })),
    written: namePhrases(phrases, writtenForms(read, stems, mended), placesInText(read, stems, meant)),
    stems,
    texts: stems.map((stem) => texts.get(stem) ?? 0),
  };
}

/** By term: the words of its phrase, in the order in which they are written. */
function namePhrases(
  phrases: readonly number[],
  written: readonly string[],
  places: ReadonlyMap<number, number>,
): string[] {
  const words = new Map<number, number[]>();
  for (const [term, first] of phrases.entries()) words.set(first, [...(words.get(first) ?? []), term]);
  const place = (term: number) => places.get(term) ?? 0;
  return written.map((_, term) =>
    (words.get(term) ?? [])
      .sort((a, b) => place(a) - place(b) || a - b)
      .map((each) => written[each] ?? '')
      .join(' '),
  );
}

/** By term: its average place among the words of a text. */
function placesInText(
  read: Read,
  stems: readonly string[],
  stemOf: (word: Word) => string,
): ReadonlyMap<number, number> {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { words } of read) {
    for (const [at, word] of words.entries()) {
      const { sum, count } = sums.get(stemOf(word)) ?? { sum: 0, count: 0 };
      sums.set(stemOf(word), { sum: sum + at, count: count + 1 });
    }
  }
  return new Map(
    stems.map((stem, term) => {
      const { sum, count } = sums.get(stem) ?? { sum: 0, count: 1 };
      return [term, sum / count];
    }),
  );
}

type Read = readonly { readonly group: EqualTexts; readonly words: readonly Word[] }[];

function countTexts(read: Read, stemOf: (word: Word) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { group, words } of read) {
    for (const stem of new Set(words.map(stemOf))) {
      counts.set(stem, (counts.get(stem) ?? 0) + group.at.length);
    }
  }
  return counts;
}

function termsOf(places: readonly (number | undefined)[]): number[] {
  const known = new Set(places.filter((place) => place !== undefined));
  return [...known].sort((a, b) => a - b).slice(-MAX_TERMS_OF_TEXT);
}

/** Typos are left out, because a label must not show one. */
function writtenForms(read: Read, stems: readonly string[], mended: ReadonlyMap<string, string>): string[] {
  const forms = new Map(stems.map((stem) => [stem, new Map<string, number>()]));
  for (const { group, words } of read) {
    for (const { stem, written } of words) {
      const counts = mended.has(stem) ? undefined : forms.get(stem);
      counts?.set(written, (counts.get(written) ?? 0) + group.at.length);
    }
  }
  return stems.map((stem) => mostFrequent(forms.get(stem) ?? new Map()));
}
