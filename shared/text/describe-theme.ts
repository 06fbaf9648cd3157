import type { Document, Vocabulary } from './vocabulary.ts';

export interface ThemeWords {
  /** Its most typical words, as they are written most often. */
  readonly words: readonly string[];
  readonly stems: readonly string[];
  /** Words and phrases that are mostly in its texts, most typical first. */
  readonly suggested: readonly string[];
  /** Its most typical texts, each with how often it was written. */
  readonly quotes: readonly { readonly text: string; readonly texts: number }[];
}

const WORDS = 3;
const QUOTES = 3;
const SUGGESTED = 12;
/** A word is suggested if so many of its texts are in the theme. */
const LEAST_OWN = 0.5;
/** A word stands in the name of a theme if it is in so many of the texts that the first word is in. */
const LEAST_OF_FIRST = 0.2;
const FITTING_LENGTH = { from: 15, to: 160 };

/** The words and texts that tell a theme from the others in its language. */
export function describeTheme(documents: readonly Document[], vocabulary: Vocabulary): ThemeWords {
  const counts = countTerms(documents);
  // How often the theme has a word, times how much more often than other texts.
  const scores = new Map([...counts].map(([term, n]) => [term, n * ownShare(n, term, vocabulary)]));
  const ranked = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const first = ranked[0]?.[1] ?? 0;
  const suggested = ranked.filter(([term]) => ownShare(counts.get(term) ?? 0, term, vocabulary) >= LEAST_OWN);
  const terms = ranked
    .slice(0, WORDS)
    .filter(([, score]) => score >= LEAST_OF_FIRST * first)
    .map(([term]) => term);
  return {
    words: terms.map((term) => vocabulary.written[term] ?? ''),
    stems: terms.map((term) => vocabulary.stems[term] ?? ''),
    suggested: suggested.slice(0, SUGGESTED).map(([term]) => vocabulary.written[term] ?? ''),
    quotes: chooseQuotes(documents, scores),
  };
}

/** How many texts of the theme have each word. */
function countTerms(documents: readonly Document[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { terms, group } of documents) {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + group.at.length);
  }
  return counts;
}

/** The share of the texts with a word that are in the theme. */
const ownShare = (n: number, term: number, { texts }: Vocabulary) => n / Math.max(texts[term] ?? n, 1);

/** Typical texts of a fitting length that do not repeat each other's words. */
function chooseQuotes(documents: readonly Document[], scores: ReadonlyMap<number, number>) {
  const told = new Set<number>();
  const chosen: Document[] = [];
  while (chosen.length < Math.min(QUOTES, documents.length)) {
    let best: Document | null = null;
    let most = -1;
    for (const document of documents) {
      if (chosen.includes(document)) continue;
      const worth = worthOf(document, scores, told);
      if (worth > most) [best, most] = [document, worth];
    }
    if (best === null) break;
    chosen.push(best);
    for (const term of best.terms) told.add(term);
  }
  return chosen.map(({ group }) => ({ text: group.text, texts: group.at.length }));
}

function worthOf(
  { terms, group }: Document,
  scores: ReadonlyMap<number, number>,
  told: ReadonlySet<number>,
): number {
  let worth = 0;
  for (const term of terms) worth += (scores.get(term) ?? 0) * (told.has(term) ? 0.3 : 1);
  const { length } = group.text;
  const isFitting = length >= FITTING_LENGTH.from && length <= FITTING_LENGTH.to;
  return (worth / Math.sqrt(terms.length + 1)) * (1 + Math.log2(group.at.length)) * (isFitting ? 1 : 0.5);
}
