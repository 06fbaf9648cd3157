import { FEWEST_WEEKS } from '#shared/analytics/level-change.ts';
import { FEWEST_IN_POINT } from '#shared/analytics/trend-points.ts';
import type { QuestionTrend } from '#shared/analytics/trend-schema.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { between, decimal, digitsOf, periodText, rounded } from '../../answers/format-figure.ts';

/** Says whether and when the level of a score changed. */
export function levelSentence({ kind, change }: QuestionTrend): string {
  const name = kind === 'nps' ? 'score' : 'average';
  if (change.kind === 'too_few' && change.lacks === 'weeks') {
    return `Too few weeks to know how much the ${name} wobbles anyway: a change is told from ${FEWEST_WEEKS} whole weeks with answers on.`;
  }
  if (change.kind === 'too_few') {
    return `Too few answers to tell whether the ${name} changed: that takes ${FEWEST_IN_POINT} before and ${FEWEST_IN_POINT} after, in whole weeks.`;
  }
  const weeks = `${pluralize(change.places, 'week')} ${change.places === 1 ? 'was' : 'were'} looked at`;
  if (change.kind === 'none')
    return `No change of the ${name} stands out from the usual wobble between weeks; ${weeks}.`;
  const { since, before, after, low, high } = change;
  const format = kind === 'nps' ? rounded : decimal;
  const isHigher = after.score > before.score;
  const size = isHigher ? { low, high } : { low: -high, high: -low };
  const digits = digitsOf([low, high], kind === 'nps' ? 0 : 1);
  const sized = (value: number) =>
    value.toLocaleString(undefined, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const week = periodText(since, 'week').replace('Week', 'week');
  const levels =
    change.shape === 'slow'
      ? `${isHigher ? 'Rose' : 'Fell'} little by little since the ${week}: ${format(before.score)} in the first third of the weeks, ${format(after.score)} in the last`
      : `${isHigher ? 'Higher' : 'Lower'} since the ${week}: ${format(after.score)}, before ${format(before.score)}`;
  return `${levels}. The difference is most likely ${between(size, sized)}, more than chance and the usual wobble between weeks explain; ${weeks}.`;
}
