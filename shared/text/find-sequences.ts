/** Adds the indexes of the sequences that occur among words. */
export type FindSequences = (words: readonly string[], found: Set<number>) => void;

export interface Sequence {
  /** Compared with the stems of a text's words. At most 31 of them. */
  readonly stems: readonly string[];
  readonly at: number;
}

interface WordRules {
  readonly stemOf: (word: string) => string;
  /** Small words may stand before each word of a sequence but the first. */
  readonly isSmall: (word: string) => boolean;
}

const BITS = 32;

/**
 * Prepares sequences of words to be looked for in many texts. Each place of a sequence is a bit that is set while the words
 * before it have been found (the shift-and method), so that a text is read once, however often sequences begin in it.
 */
export function createSequenceFinder(
  sequences: readonly Sequence[],
  { stemOf, isSmall }: WordRules,
): FindSequences {
  const { firsts, lasts, owners, wantedBy } = placeSequences(sequences);
  const reached = new Int32Array(firsts.length);
  const missing = new Int32Array(firsts.length);
  // A word that is not small ends all sequences that do not want it: what was reached before its turn no longer counts.
  const turns = new Float64Array(firsts.length);
  let turn = 0;

  /** Moves the places that want a word on. A small word ends no other place. */
  const advance = ({ blocks, places }: Wanted, isPassed: boolean, found: Set<number>): void => {
    for (let at = 0; at < blocks.length; at += 1) {
      const block = blocks[at] ?? 0;
      const wanting = places[at] ?? 0;
      const before = turns[block] === turn ? (reached[block] ?? 0) : 0;
      const moved = ((before | (firsts[block] ?? 0)) & wanting) << 1;
      const ended = moved & (missing[block] ?? 0);
      if (ended !== 0) {
        missing[block] = (missing[block] ?? 0) & ~ended;
        addOwners(ended, block, found);
      }
      reached[block] = (isPassed ? moved | (before & ~wanting) : moved) & ~(lasts[block] ?? 0);
      turns[block] = isPassed ? turn : turn + 1;
    }
  };
  const addOwners = (ended: number, block: number, found: Set<number>): void => {
    for (let left = ended; left !== 0;) {
      const bit = BITS - 1 - Math.clz32(left);
      left &= ~(1 << bit);
      found.add(owners[block * BITS + bit] ?? 0);
    }
  };
  return (words, found) => {
    missing.set(lasts);
    turn += 1;
    for (const word of words) {
      const isPassed = isSmall(word);
      const wanted = wantedBy.get(stemOf(word));
      if (wanted) advance(wanted, isPassed, found);
      if (!isPassed) turn += 1;
    }
  };
}

/** In blocks of 32 bits: the places at which sequences want a stem. */
interface Wanted {
  readonly blocks: Int32Array;
  readonly places: Int32Array;
}

/** Gives each sequence neighbouring bits of one block: one for each of its words, and one that says that all were found. */
function placeSequences(sequences: readonly Sequence[]) {
  const firsts: number[] = [];
  const lasts: number[] = [];
  const owners: number[] = [];
  const wanted = new Map<string, Map<number, number>>();
  let free = 0;
  for (const { stems, at } of sequences) {
    if ((free % BITS) + stems.length >= BITS) free += BITS - (free % BITS);
    const block = Math.floor(free / BITS);
    const begin = free % BITS;
    const end = begin + stems.length;
    firsts[block] = (firsts[block] ?? 0) | (1 << begin);
    lasts[block] = (lasts[block] ?? 0) | (1 << end);
    owners[block * BITS + end] = at;
    for (const [place, stem] of stems.entries()) {
      const blocks = wanted.get(stem) ?? new Map<number, number>();
      wanted.set(stem, blocks.set(block, (blocks.get(block) ?? 0) | (1 << (begin + place))));
    }
    free += stems.length + 1;
  }
  const wantedBy = new Map(
    [...wanted].map(([stem, blocks]): [string, Wanted] => [
      stem,
      { blocks: Int32Array.from(blocks.keys()), places: Int32Array.from(blocks.values()) },
    ]),
  );
  return { firsts: Int32Array.from(firsts), lasts: Int32Array.from(lasts), owners, wantedBy };
}
