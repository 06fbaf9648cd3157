import { foldWords } from '#shared/text/split-words.ts';

/** Texts that differ only in capitals, accents, spaces and punctuation. */
export interface EqualTexts {
  readonly key: string;
  /** The most frequent spelling; of several, the first in alphabetical order. */
  readonly text: string;
  /** The places in the list that was given, in ascending order. */
  readonly at: readonly number[];
}

const PUNCTUATION = /[^\p{L}\p{N}\p{S}]+/gu;

/** Groups equal texts, in the order of their keys, so that the order of the given list does not matter. */
export function groupEqual(texts: readonly string[]): EqualTexts[] {
  const groups = new Map<string, { spellings: Map<string, number>; at: number[] }>();
  for (const [at, text] of texts.entries()) {
    const key = foldWords(text).replaceAll(PUNCTUATION, ' ').trim();
    if (key === '') continue;
    const group = groups.get(key) ?? { spellings: new Map<string, number>(), at: [] };
    const spelling = text.trim();
    group.spellings.set(spelling, (group.spellings.get(spelling) ?? 0) + 1);
    group.at.push(at);
    groups.set(key, group);
  }
  return [...groups]
    .map(([key, { spellings, at }]) => ({ key, text: mostFrequent(spellings), at }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Of equally frequent ones, the first in alphabetical order. */
export function mostFrequent(counts: ReadonlyMap<string, number>): string {
  let best = '';
  let most = 0;
  for (const [text, count] of counts) {
    if (count > most || (count === most && text < best)) [best, most] = [text, count];
  }
  return best;
}
