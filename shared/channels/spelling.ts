let collator: Intl.Collator | undefined;
const equalLetters = new Map<string, boolean>();

/** Whether two letters are the same but for accents, capitals and the kind of kana. */
function isSameLetter(one: string, other: string): boolean {
  if (one === other) return true;
  const pair = one < other ? one + other : other + one;
  let isSame = equalLetters.get(pair);
  if (isSame === undefined) {
    collator ??= new Intl.Collator('en', { sensitivity: 'base' });
    isSame = collator.compare(one, other) === 0;
    equalLetters.set(pair, isSame);
  }
  return isSame;
}

/** What is still taken for a name. */
export interface Tolerance {
  readonly typos: number;
  /** Whether a letter may be wrong, or the last one may be missing or added. */
  readonly isLax: boolean;
}

/**
 * How many typos a name may have: short names have too many neighbours. An ordinary word may have fewer than a proper name
 * such as Instagram, because a wrong letter or another ending often makes another word: *Preise* is not *Presse*.
 */
export function toleranceOf(name: string, isProperName: boolean): Tolerance {
  const { length } = name;
  if (isProperName) return { typos: length < 5 ? 0 : length < 8 ? 1 : 2, isLax: true };
  return { typos: length < 5 ? 0 : length < 12 ? 1 : 2, isLax: length >= 12 };
}

/**
 * The number of typos between two words: letters that are missing, too many, wrong, or changed places. Infinity if there
 * are more than tolerated, or if the first letters differ, which is rare in typos and common between words.
 */
export function countTypos(word: string, name: string, { typos: most, isLax }: Tolerance): number {
  const isFar = Math.abs(word.length - name.length) > most || !isSameLetter(word[0] ?? '', name[0] ?? '');
  if (isFar || (!isLax && !hasSameEnd(word, name))) return Infinity;
  const wrong = isLax ? 1 : Infinity;
  let before: number[] = [];
  let last = Array.from({ length: name.length + 1 }, (_, at) => at);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= name.length; column += 1) {
      current.push(cheapest(row, column));
    }
    if (Math.min(...current) > most) return Infinity;
    [before, last] = [last, current];

    function cheapest(at: number, to: number): number {
      const [here, there] = [word[at - 1] ?? '', name[to - 1] ?? ''];
      const costs = [
        (last[to] ?? 0) + 1,
        (current[to - 1] ?? 0) + 1,
        (last[to - 1] ?? 0) + (isSameLetter(here, there) ? 0 : wrong),
      ];
      const isSwapped = at > 1 && to > 1 && here === name[to - 2] && word[at - 2] === there;
      if (isSwapped) costs.push((before[to - 2] ?? 0) + 1);
      return Math.min(...costs);
    }
  }
  const typos = last[name.length] ?? Infinity;
  return typos <= most ? typos : Infinity;
}

/** The same last letter, or the last two changed places. */
function hasSameEnd(word: string, name: string): boolean {
  if (isSameLetter(word.at(-1) ?? '', name.at(-1) ?? '')) return true;
  return word.at(-1) === name.at(-2) && word.at(-2) === name.at(-1);
}
