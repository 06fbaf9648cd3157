import { withMinus } from '../words/minus.ts';
import { percentPair } from '../words/percent.ts';
import type { Judged } from './compare.ts';
import type { Rate } from './intervals.ts';
import type { Score } from './score.ts';

/** Two groups' figures and what was judged of their difference. */
interface Comparison<Figure> {
  readonly one: Figure;
  readonly other: Figure;
  readonly judged: Judged;
}

/** Shoppers choose an option, and write about a theme. */
export type AnswerVerb = 'choose' | 'write about';

/**
 * Describes a comparison in one sentence. `segment` is the subject, the first of the two segments: *Repeat
 * customers*.
 */
export function rateSentence(
  segment: string,
  option: string,
  { one, other, judged }: Comparison<Rate>,
  does: AnswerVerb = 'choose',
): string {
  if (judged.verdict === 'too_few') {
    return `Too few answers to tell whether "${option}" differs (${one.count} of ${one.total} against ${other.count} of ${other.total}).`;
  }
  const [share, otherShare] = percentPair(one.share, other.share, 'en');
  const figures = `(${share} against ${otherShare})`;
  return `${segment} ${does} "${option}" ${moreOrLess(judged.difference, 'often')} ${figures}${ending(judged)}`;
}

export function npsSentence(segment: string, comparison: Comparison<Score>): string {
  return scoreSentence(`${segment} have`, 'NPS', comparison, 0);
}

export function ratingSentence(segment: string, comparison: Comparison<Score>): string {
  return scoreSentence(`${segment} give`, 'rating', comparison, 1);
}

function scoreSentence(
  subject: string,
  thing: string,
  { one, other, judged }: Comparison<Score>,
  digits: number,
): string {
  if (judged.verdict === 'too_few') {
    return `Too few answers to tell (${one.answers} against ${other.answers}).`;
  }
  const { difference } = judged;
  const how = difference === 0 ? `the same ${thing}` : `a ${difference > 0 ? 'higher' : 'lower'} ${thing}`;
  const [score, otherScore] = toldApart([one.score, other.score], digits);
  return `${subject} ${how} (${score} against ${otherScore})${ending(judged)}`;
}

const MOST_DIGITS = 4;

/** Both scores with as many digits as it takes to see that they differ. */
function toldApart([one, other]: readonly [number, number], digits: number): [string, string] {
  const texts: [string, string] = [rounded(one, digits), rounded(other, digits)];
  const isHidden = one !== other && texts[0] === texts[1] && digits < MOST_DIGITS;
  return isHidden ? toldApart([one, other], digits + 1) : texts;
}

/** Avoids -0. */
const rounded = (score: number, digits: number) =>
  withMinus((Math.round(score * 10 ** digits) / 10 ** digits + 0).toFixed(digits));

/**
 * Describes whether the orders behind an answer tend to be larger. `share` is how often an order behind it is larger than
 * one of the others, when one of each is picked.
 */
export function ordersSentence(answer: string, judged: Judged): string {
  if (judged.verdict === 'too_few') return `Too few orders to tell whether those behind "${answer}" differ.`;
  const { difference } = judged;
  if (difference === 0) return `Orders behind "${answer}" are as large as the others.`;
  const times = Math.round((0.5 + Math.abs(difference)) * 100);
  const size = difference > 0 ? 'larger' : 'smaller';
  return `Orders behind "${answer}" tend to be ${size} than the others (${times} times of 100 when one of each is compared)${ending(judged)}`;
}

function ending({ difference, verdict }: Judged): string {
  if (difference === 0) return '.';
  return verdict === 'unlikely_chance' ? ', unlikely to be chance.' : ', which may well be chance.';
}

function moreOrLess(difference: number, how: string): string {
  if (difference === 0) return `as ${how}`;
  return `${difference > 0 ? 'more' : 'less'} ${how}`;
}
