import { resultsOf } from '#shared/analytics/types/registry.ts';
import { FEWEST_WEEKS } from '#shared/analytics/level-change.ts';
import { segmentLabel } from '../../segment-label.ts';
import type { CountedSurvey } from './counted-survey.ts';
import { lowerFirst } from '#shared/analytics/finding-words.ts';

/** What was looked at and what could not be, in words, so that *nothing stands out* says of what. */
export function lookedText(survey: CountedSurvey): string {
  const { questions, weeks, pairs, steps, newest, sources } = survey;
  const current = questions.filter(({ isCurrent }) => isCurrent);
  const hasScore = current.some((question) => resultsOf(question).trend !== null);
  const isLong = weeks.length >= FEWEST_WEEKS;
  const looked = [
    ...(current.some(({ kind }) => kind === 'choice') ? ['which answers lead'] : []),
    ...(isLong ? [`changes in ${weeks.length} weeks`] : []),
    ...pairs.map(({ by, one, other }) =>
      [one, other].map(({ value }) => lowerFirst(segmentLabel(by, value))).join(' beside '),
    ),
    ...(steps.filter(({ isFirst }) => !isFirst).length > 1 ? ['where shoppers leave'] : []),
    ...(hasScore && newest && newest.crossed.length > 0
      ? ['scores by each other answer, and by country and customer type']
      : []),
    ...(newest && newest.products.length > 0 ? ['scores by product'] : []),
    ...(newest && newest.orders.length > 0 ? ['orders by answer'] : []),
    ...(sources ? ['what links see'] : []),
  ];
  const missed = isLong ? [] : [`Changes take ${FEWEST_WEEKS} whole weeks.`];
  return [...(looked.length > 0 ? [`Looked at, on all days: ${looked.join('; ')}.`] : []), ...missed].join(
    ' ',
  );
}
