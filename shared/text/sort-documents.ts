import type { Document, Vocabulary } from './vocabulary.ts';

const ROUNDS = 12;
/** What each word counts in a theme that has not met it. */
const SMOOTHING = 0.05;

/** How much the size of a theme speaks for it. */
const PRIOR = 0.5;
/** A text belongs to a theme only with a word of which this share of the texts is there. */
const LEAST_OWN = 0.5;

export const NO_THEME = -1;

/**
 * Sorts documents into themes: begins with the given theme of each word, then moves each document to the theme in which
 * its words are likeliest, until none moves (a mixture of multinomials with hard assignment). Returns the theme of each
 * document.
 */
export function sortDocuments(
  { documents, stems }: Vocabulary,
  themeOfTerm: readonly number[],
  weightOfTerm: readonly number[],
): number[] {
  const count = Math.max(NO_THEME, ...themeOfTerm) + 1;
  let themes = documents.map(({ terms }) => firstTheme(terms, themeOfTerm, weightOfTerm));
  for (let round = 0; round < ROUNDS; round += 1) {
    const model = learn(documents, themes, count, stems.length);
    const next = documents.map(({ terms }) => likeliest(terms, model));
    const isSame = next.every((theme, at) => theme === themes[at]);
    themes = next;
    if (isSame) break;
  }
  return themes;
}

/** The theme whose words weigh most in the text; of several, that of its rarest word. */
function firstTheme(
  terms: readonly number[],
  themeOfTerm: readonly number[],
  weightOfTerm: readonly number[],
): number {
  const votes = new Map<number, number>();
  let best = NO_THEME;
  for (const term of terms) {
    const theme = themeOfTerm[term] ?? NO_THEME;
    votes.set(theme, (votes.get(theme) ?? 0) + (weightOfTerm[term] ?? 0));
    if ((votes.get(theme) ?? 0) >= (votes.get(best) ?? 0)) best = theme;
  }
  return best;
}

interface Model {
  readonly count: number;
  readonly sizes: Float64Array;
  /** By theme and term: the logarithm of how likely the word is in the theme, against all texts. */
  readonly lifts: readonly Float64Array[];
  /** By theme and term: the share of the texts with the word that are in the theme. */
  readonly own: readonly Float64Array[];
}

function learn(
  documents: readonly Document[],
  themes: readonly number[],
  count: number,
  terms: number,
): Model {
  const words = Array.from({ length: count }, () => new Float64Array(terms));
  const all = new Float64Array(terms);
  const sizes = new Float64Array(count);
  const lengths = new Float64Array(count);
  let total = 0;
  for (const [at, document] of documents.entries()) {
    const theme = themes[at] ?? NO_THEME;
    for (const term of document.terms) {
      all[term] = (all[term] ?? 0) + document.weight;
      total += document.weight;
      if (theme === NO_THEME) continue;
      const own = words[theme];
      if (own) own[term] = (own[term] ?? 0) + document.weight;
      lengths[theme] = (lengths[theme] ?? 0) + document.weight;
    }
    if (theme !== NO_THEME) sizes[theme] = (sizes[theme] ?? 0) + document.weight;
  }
  const lifts = words.map((own, theme) =>
    own.map((n, term) => {
      const share = (n + SMOOTHING) / ((lengths[theme] ?? 0) + SMOOTHING * terms);
      return Math.log(share / (((all[term] ?? 0) + SMOOTHING) / (total + SMOOTHING * terms)));
    }),
  );
  const own = words.map((texts) => texts.map((n, term) => n / Math.max(all[term] ?? 0, n, 1)));
  return { count, sizes, lifts, own };
}

function likeliest(terms: readonly number[], { count, sizes, lifts, own }: Model): number {
  let best = NO_THEME;
  let most = -Infinity;
  for (let theme = 0; theme < count; theme += 1) {
    if ((sizes[theme] ?? 0) === 0) continue;
    let score = PRIOR * Math.log(sizes[theme] ?? 1);
    for (const term of terms) score += lifts[theme]?.[term] ?? 0;
    if (score > most) [best, most] = [theme, score];
  }
  return terms.some((term) => (own[best]?.[term] ?? 0) >= LEAST_OWN) ? best : NO_THEME;
}
