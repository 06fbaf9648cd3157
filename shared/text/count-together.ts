interface Counted {
  readonly terms: readonly number[];
  readonly weight: number;
}

/** How often terms occur, and how often two of them occur in one text. */
export interface Occurrences {
  readonly total: number;
  readonly of: (term: number) => number;
  readonly ofBoth: (one: number, other: number) => number;
}

/** Counts texts by their weights. The terms of a text are in ascending order. */
export function countTogether(texts: readonly Counted[], count: number): Occurrences {
  const both = new Float64Array(count * count);
  let total = 0;
  for (const { terms, weight } of texts) {
    total += weight;
    for (let at = 0; at < terms.length; at += 1) {
      const row = (terms[at] ?? 0) * count;
      for (let next = at; next < terms.length; next += 1) {
        const cell = row + (terms[next] ?? 0);
        both[cell] = (both[cell] ?? 0) + weight;
      }
    }
  }
  return {
    total,
    of: (term) => both[term * count + term] ?? 0,
    ofBoth: (one, other) => both[Math.min(one, other) * count + Math.max(one, other)] ?? 0,
  };
}
