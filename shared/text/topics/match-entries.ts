import type { Entry } from './compile-words.ts';
import type { PlacedPart } from './read-parts.ts';

export interface Match {
  readonly entry: Entry;
  /** The places of its words, in ascending order. */
  readonly places: readonly PlacedPart[];
  /** The number of its letters. The longer of two matches for the same words counts. */
  readonly letters: number;
}

export type MatchEntries = (parts: readonly PlacedPart[]) => Match[];

interface Wanting {
  readonly entry: number;
  /** Which of the entry's parts the pattern is. */
  readonly at: number;
}

/** The patterns of entries, each once. */
export function patternsOf(entries: readonly Entry[]): string[] {
  return [...new Set(entries.flatMap(({ parts }) => parts.map(({ pattern }) => pattern)))];
}

/**
 * Finds the entries whose parts stand near each other. Of each part only its last place is remembered, so that the time grows
 * with the length of the text.
 */
export function createEntryMatcher(entries: readonly Entry[], patterns: readonly string[]): MatchEntries {
  const numbers = new Map(patterns.map((pattern, at) => [pattern, at]));
  const wantedBy: Wanting[][] = patterns.map(() => []);
  for (const [entry, { parts }] of entries.entries()) {
    // The last part first: a word that is two parts of an entry is not both at once.
    for (const [at, { pattern }] of [...parts.entries()].reverse()) {
      wantedBy[numbers.get(pattern) ?? 0]?.push({ entry, at });
    }
  }
  return (placed) => {
    const matches: Match[] = [];
    const reached = new Map<number, Match['places'][]>();
    for (const part of placed) {
      for (const { entry: number, at } of wantedBy[part.pattern] ?? []) {
        const entry = entries[number];
        if (entry === undefined) continue;
        const before = at === 0 ? [] : reached.get(number)?.[at - 1];
        const last = before?.at(-1);
        const gap = last ? part.start - last.end - 1 : 0;
        if (before === undefined || gap < 0 || gap > (entry.parts[at]?.gap ?? 0)) continue;
        const places = [...before, part];
        if (at === entry.parts.length - 1) matches.push({ entry, places, letters: lettersOf(places) });
        else {
          const all = reached.get(number) ?? [];
          all[at] = places;
          reached.set(number, all);
        }
      }
    }
    return withoutShorter(matches);
  };
}

const lettersOf = (places: Match['places']) => places.reduce((sum, { letters }) => sum + letters, 0);

/** Leaves out what stands at least by half within a longer entry of another kind: *delivery* within *delivery cost*. */
function withoutShorter(matches: readonly Match[]): Match[] {
  const byPlace = new Map<number, Match[]>();
  for (const match of matches) {
    for (const { start, end } of coverOf(match)) {
      for (let at = start; at <= end; at += 1) byPlace.set(at, [...(byPlace.get(at) ?? []), match]);
    }
  }
  return matches.filter((match) => {
    return !match.places.some(({ start }) => byPlace.get(start)?.some((other) => hides(other, match)));
  });
}

function hides(other: Match, match: Match): boolean {
  if (other.entry.kind === match.entry.kind && [0, match.entry.tone].includes(other.entry.tone)) return false;
  if (!isTopical(other.entry)) return false;
  if (other.letters <= match.letters) return false;
  const covered = match.places.filter(({ start, end }) =>
    coverOf(other).some((place) => place.start <= start && place.end >= end),
  );
  return covered.length * 2 >= match.places.length;
}

/** Between *ordered* and *got* stands what the shopper ordered, such as a size or a colour. */
function coverOf({ entry, places }: Match): readonly Pick<PlacedPart, 'start' | 'end'>[] {
  const [first, last] = [places[0], places.at(-1)];
  const isOfOrder = entry.kind === 'wrong-item' && entry.tone < 0;
  return isOfOrder && first && last ? [{ start: first.start, end: last.end }] : places;
}

const isTopical = ({ kind }: Entry) =>
  kind !== 'feeling' && kind !== 'not' && kind !== 'but' && kind !== 'wish';
