import type { RateComparison, ScoreComparison } from './compare.ts';

/**
 * Describes a comparison in one sentence. `segment` is the subject, the first of the two segments: *Repeat
 * customers*.
 */
export function rateSentence(segment: string, option: string, comparison: RateComparison): string {
  const { one, other, verdict } = comparison;
  if (verdict === 'too_few') {
    return `Too few answers to tell whether "${option}" differs (${one.count} of ${one.total} against ${other.count} of ${other.total}).`;
  }
  const [share, otherShare] = percentages(one.share, other.share);
  const figures = `(${share} against ${otherShare})`;
  return `${segment} choose "${option}" ${moreOrLess(comparison.difference, 'often')} ${figures}${ending(comparison)}`;
}

export function npsSentence(segment: string, comparison: ScoreComparison): string {
  return scoreSentence(`${segment} have`, 'NPS', comparison, (score) => String(Math.round(score)));
}

export function ratingSentence(segment: string, comparison: ScoreComparison): string {
  return scoreSentence(`${segment} give`, 'rating', comparison, (score) => score.toFixed(1));
}

function scoreSentence(
  subject: string,
  thing: string,
  comparison: ScoreComparison,
  format: (score: number) => string,
): string {
  const { one, other, difference } = comparison;
  if (comparison.verdict === 'too_few') {
    return `Too few answers to tell (${one.answers} against ${other.answers}).`;
  }
  const how = difference === 0 ? `the same ${thing}` : `a ${difference > 0 ? 'higher' : 'lower'} ${thing}`;
  return `${subject} ${how} (${format(one.score)} against ${format(other.score)})${ending(comparison)}`;
}

function ending({ difference, verdict }: RateComparison | ScoreComparison): string {
  if (difference === 0) return '.';
  return verdict === 'unlikely_chance' ? ', unlikely to be chance.' : ', which may well be chance.';
}

function moreOrLess(difference: number, how: string): string {
  if (difference === 0) return `as ${how}`;
  return `${difference > 0 ? 'more' : 'less'} ${how}`;
}

/** Formats both shares as whole percentages, or with one decimal when rounding would hide the difference. */
function percentages(one: number, other: number): [string, string] {
  const format = (share: number, digits: number) => `${(share * 100).toFixed(digits)} %`;
  const hidden = one !== other && format(one, 0) === format(other, 0);
  return [format(one, hidden ? 1 : 0), format(other, hidden ? 1 : 0)];
}
