export type Verdict = 'met' | 'missed' | null;

export interface Judged {
  readonly unit: string;
  /** The goal in words, empty if there is none. */
  readonly goal: string;
  readonly product: number;
  readonly reference: number | null;
  /** The bench's title, because a goal may name one engine. */
  readonly title: string;
}

type Meets = (product: number, limit: number, reference: number) => boolean;

const N = '([\\d.,]+)';
const UNIT = '(?: (?:ms|s|µs|kB|MB|%))?';

/** The wordings of goals. A goal may say more after a comma. */
const WORDINGS: readonly {
  readonly words: RegExp;
  readonly needsReference?: true;
  readonly isLessBetter: boolean | null;
  readonly meets: Meets;
}[] = [
  worded(`ratio at least ${N}`, false, (product, limit, reference) => product / reference >= limit, true),
  worded(`ratio at most ${N}`, true, (product, limit, reference) => product / reference <= limit, true),
  worded(
    `at least ${N} times as fast`,
    true,
    (product, limit, reference) => reference / product >= limit,
    true,
  ),
  worded(
    `at most ${N} times(?: the reference)?`,
    true,
    (product, limit, reference) => product <= limit * reference * (1 + Number.EPSILON),
    true,
  ),
  worded(`at most ${N}${UNIT} more`, true, (product, limit, reference) => product - reference <= limit, true),
  worded('sooner than the reference', true, (product, _limit, reference) => product < reference, true),
  worded('no more', true, (product, _limit, reference) => product <= reference, true),
  worded('(?:none|no long task)', true, (product) => product === 0),
  worded(`(?:p95 )?at most ${N}${UNIT}`, true, (product, limit) => product <= limit),
  worded(`within ${N}${UNIT} of the click`, true, (product, limit) => product <= limit),
  worded(`(?:below|less than) ${N}${UNIT}`, true, (product, limit) => product < limit),
  worded(`at least ${N}${UNIT}`, false, (product, limit) => product >= limit),
];

function worded(words: string, isLessBetter: boolean, meets: Meets, needsReference?: true) {
  return {
    words: new RegExp(`^${words}(?:, .*)?$`),
    isLessBetter,
    meets,
    ...(needsReference && { needsReference }),
  };
}

/** Null if there is no goal, its words have no known form, or the reference that it needs is missing. */
export function judge({ goal, product, reference, title }: Judged): Verdict {
  const said = /: (met|MISSED)\b/.exec(goal)?.[1];
  if (said !== undefined) return said === 'met' ? 'met' : 'missed';
  const [, words = '', engine = ''] = /^(.*?)(?: on (PGlite|PostgreSQL))?$/.exec(goal) ?? [];
  if (!title.includes(engine)) return null;
  for (const wording of WORDINGS) {
    const match = wording.words.exec(words);
    if (match === null) continue;
    if (wording.needsReference && reference === null) return null;
    const limit = Number((match[1] ?? '0').replaceAll(',', ''));
    return wording.meets(product, limit, reference ?? 0) ? 'met' : 'missed';
  }
  return null;
}

const LESS = ['ms', 's', 'µs', 'kB', 'MB'];

/** Null if neither the goal nor the unit says so. */
export function isLessBetter(unit: string, goal: string): boolean | null {
  const words = goal.replace(/: (?:met|MISSED).*$/, '').replace(/ on (?:PGlite|PostgreSQL)$/, '');
  const wording = WORDINGS.find((one) => one.words.test(words));
  if (wording !== undefined) return wording.isLessBetter;
  if (unit === '/s') return false;
  return LESS.includes(unit) ? true : null;
}
