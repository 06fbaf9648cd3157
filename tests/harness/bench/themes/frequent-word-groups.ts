import { frequentWords } from './frequent-words.ts';

const WORDS = 30;

/** The list of frequent words as groups of texts: each text belongs to its most frequent word. */
export function frequentWordGroups(texts: readonly string[]): number[][] {
  const folded = texts.map((text) => text.toLowerCase());
  const left = new Set(texts.keys());
  return frequentWords(texts, WORDS)
    .map(({ word }) => {
      const group = [...left].filter((at) => folded[at]?.includes(word));
      for (const at of group) left.delete(at);
      return group;
    })
    .filter((group) => group.length > 0);
}
