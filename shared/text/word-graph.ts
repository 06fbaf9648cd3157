import type { Graph } from './communities.ts';
import { countTogether } from './count-together.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words that begin alike may be forms of one word: *Lieferung*, *Lieferzeit*. */
const SHARED_START = 5;
const SHARED_START_WEIGHT = 0.2;

/**
 * Joins words that occur in the same texts more often than chance would have it. The weight is their normalised pointwise
 * mutual information, between 0 and 1.
 */
export function joinWords({ documents, stems }: Vocabulary): Graph {
  const { total, of, ofBoth } = countTogether(documents, stems.length);
  const graph = stems.map(() => new Map<number, number>());
  const join = (one: number, other: number, weight: number): void => {
    graph[one]?.set(other, (graph[one].get(other) ?? 0) + weight);
    graph[other]?.set(one, (graph[other].get(one) ?? 0) + weight);
  };
  for (let one = 0; one < stems.length; one += 1) {
    for (let other = one + 1; other < stems.length; other += 1) {
      const both = ofBoth(one, other);
      const chance = (of(one) * of(other)) / total;
      if (both > chance) join(one, other, Math.log(both / chance) / Math.log(1 + total / both));
    }
  }
  for (const [one, other] of alike(stems)) join(one, other, SHARED_START_WEIGHT);
  return graph;
}

/** Pairs of neighbours in alphabetical order that begin alike. */
function alike(stems: readonly string[]): [number, number][] {
  const sorted = [...stems.entries()].sort(([, a], [, b]) => (a < b ? -1 : 1));
  return sorted.flatMap(([term, stem], at): [number, number][] => {
    const [next, nextStem = ''] = sorted[at + 1] ?? [];
    const start = stem.slice(0, SHARED_START);
    if (next === undefined || start.length < SHARED_START || !nextStem.startsWith(start)) return [];
    return [[term, next]];
  });
}

/**
 * How surely each word speaks for its community: much if it is joined to many words, and only to words of its own
 * community.
 */
export function centrality(graph: Graph, communities: readonly number[]): number[] {
  return graph.map((edges, term) => {
    let all = 0;
    let inside = 0;
    for (const [other, weight] of edges) {
      all += weight;
      if (communities[other] === communities[term]) inside += weight;
    }
    return all > 0 ? (inside / all) * Math.log(1 + inside) : 0;
  });
}
