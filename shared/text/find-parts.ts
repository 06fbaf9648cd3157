/**
 * Calls `found` with each part that ends at a place of a text, the longest first. It returns whether the shorter ones are
 * wanted, too.
 */
export type FindParts = (text: string, found: (at: number, place: number) => boolean) => void;

export interface Part {
  readonly part: string;
  readonly at: number;
}

const ROOT = 0;
const NONE = -1;

/**
 * Prepares parts to be looked for in many texts, by the method of Aho and Corasick: a text is read once, however many parts
 * there are and however often they begin in it.
 */
export function createPartFinder(parts: readonly Part[]): FindParts {
  const children = [new Map<string, number>()];
  const ends: number[][] = [[]];
  for (const { part, at } of parts) {
    let node = ROOT;
    for (let place = 0; place < part.length; place += 1) {
      const next = children[node]?.get(part.charAt(place)) ?? children.length;
      if (next === children.length) {
        children[node]?.set(part.charAt(place), next);
        children.push(new Map());
        ends.push([]);
      }
      node = next;
    }
    ends[node]?.push(at);
  }
  const { shorter, ending } = linkSuffixes(children, ends);
  const step = (from: number, letter: string): number => {
    let node = from;
    let next = children[node]?.get(letter);
    while (next === undefined && node !== ROOT) {
      node = shorter[node] ?? ROOT;
      next = children[node]?.get(letter);
    }
    return next ?? ROOT;
  };
  return (text, found) => {
    let node = ROOT;
    for (let place = 0; place < text.length; place += 1) {
      node = step(node, text.charAt(place));
      let isWanted = true;
      for (
        let end = ending[node] ?? NONE;
        end !== NONE && isWanted;
        end = ending[shorter[end] ?? ROOT] ?? NONE
      ) {
        for (const at of ends[end] ?? []) isWanted = found(at, place) && isWanted;
      }
    }
  };
}

/** By node: the longest suffix that also begins a part, and the longest one, itself included, that is a whole part. */
function linkSuffixes(
  children: readonly ReadonlyMap<string, number>[],
  ends: readonly (readonly number[])[],
) {
  const shorter = children.map(() => ROOT);
  const ending = children.map(() => NONE);
  const waiting = [ROOT];
  for (const node of waiting) {
    for (const [letter, child] of children[node] ?? []) {
      let suffix = node;
      let next: number | undefined;
      while (next === undefined && suffix !== ROOT) {
        suffix = shorter[suffix] ?? ROOT;
        next = children[suffix]?.get(letter);
      }
      shorter[child] = next ?? ROOT;
      ending[child] = (ends[child]?.length ?? 0) > 0 ? child : (ending[shorter[child] ?? ROOT] ?? NONE);
      waiting.push(child);
    }
  }
  return { shorter, ending };
}
