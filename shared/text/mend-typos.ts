/** Shorter words have too many neighbours. */
const SHORTEST = 5;
/** Each letter of a word makes a form of it, so long ones would take time and memory by the square of their length. */
const LONGEST = 40;
/** Of the words with one form, only the most frequent ones: a hostile writer can make thousands. */
const MOST_NEIGHBOURS = 20;
/** A word is a typo of another only if the other is at least so many times as frequent. */
const TIMES = 4;

/**
 * Maps rare words to a frequent word that differs in one letter: one too many, one missing, one wrong, or two that
 * changed places.
 */
export function mendTypos(frequencies: ReadonlyMap<string, number>): ReadonlyMap<string, string> {
  const neighbours = neighboursOf(frequencies);
  const mended = new Map<string, string>();
  for (const [word, count] of frequencies) {
    if (word.length < SHORTEST || word.length > LONGEST) continue;
    const better = [word, ...shortened(word)]
      .flatMap((form) => neighbours.get(form) ?? [])
      .filter((other) => isTypo(word, other) && (frequencies.get(other) ?? 0) >= TIMES * count)
      .sort(byFrequency(frequencies));
    if (better[0] !== undefined) mended.set(word, better[0]);
  }
  return mended;
}

/** The frequent words by each form that lacks one letter, most frequent first. */
function neighboursOf(frequencies: ReadonlyMap<string, number>): Map<string, string[]> {
  const neighbours = new Map<string, string[]>();
  const frequent = [...frequencies].filter(
    ([word, count]) => count >= TIMES && word.length >= SHORTEST - 1 && word.length <= LONGEST,
  );
  for (const word of frequent.map(([word]) => word).sort(byFrequency(frequencies))) {
    for (const form of [word, ...shortened(word)]) {
      const words = neighbours.get(form);
      if (!words) neighbours.set(form, [word]);
      else if (words.length < MOST_NEIGHBOURS) words.push(word);
    }
  }
  return neighbours;
}

const byFrequency = (frequencies: ReadonlyMap<string, number>) => (one: string, other: string) =>
  (frequencies.get(other) ?? 0) - (frequencies.get(one) ?? 0) || (one < other ? -1 : 1);

function shortened(word: string): string[] {
  return Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

function isTypo(word: string, other: string): boolean {
  if (word === other) return false;
  const start = sharedStart(word, other);
  const [left, right] = [word.slice(start), other.slice(start)];
  if (left.slice(1) === right || left === right.slice(1) || left.slice(1) === right.slice(1)) return true;
  return left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
}

function sharedStart(word: string, other: string): number {
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  return at;
}
