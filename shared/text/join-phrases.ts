import { countTogether } from './count-together.ts';

/** Two words are a phrase if this share of the texts with either has both. */
const TOGETHER = 0.75;
/** In fewer texts two words are together by chance. */
const LEAST_TEXTS = 4;
const MAX_WORDS = 4;

/**
 * Finds words that nearly always occur together, such as *last month*, so that they count as one word. Returns for each
 * term the first term of its phrase.
 */
export function joinPhrases(
  texts: readonly { readonly terms: readonly number[] }[],
  count: number,
): number[] {
  const { of, ofBoth } = countTogether(
    texts.map(({ terms }) => ({ terms, weight: 1 })),
    count,
  );
  const phrases = Array.from({ length: count }, (_, term) => [term]);
  const phraseOf = Array.from({ length: count }, (_, term) => term);
  for (let one = 0; one < count; one += 1) {
    for (let other = one + 1; other < count; other += 1) {
      const both = ofBoth(one, other);
      if (both < LEAST_TEXTS || both < TOGETHER * (of(one) + of(other) - both)) continue;
      const [first, last] = [phraseOf[one] ?? one, phraseOf[other] ?? other].sort((a, b) => a - b);
      const [start, end] = [phrases[first ?? one] ?? [], phrases[last ?? other] ?? []];
      if (first === last || start.length + end.length > MAX_WORDS) continue;
      for (const term of end) phraseOf[term] = first ?? term;
      phrases[first ?? one] = [...start, ...end];
    }
  }
  return phraseOf;
}
