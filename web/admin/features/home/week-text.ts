import type { Home } from '#shared/api/home.ts';
import { allowanceOf, type Features } from '#shared/plan/features.ts';
import { pluralize } from '../../lib/pluralize.ts';

/** The store's week in a line: how many responses came, whether any is new, and what is left of the plan. */
export function weekText({ figures, surveys }: Home, features: Features): string {
  const { answersThisWeek, responsesThisMonth } = figures;
  const isNothingNew = surveys.length > 0 && surveys.every(({ newAnswers }) => newAnswers === 0);
  const limit = allowanceOf(features, 'responsesPerSurvey');
  return [
    answersThisWeek === 0
      ? 'No responses in the last 7 days.'
      : `${pluralize(answersThisWeek, 'response')} in the last 7 days, ${changeOf(figures)}.`,
    isNothingNew && 'Nothing new since you last looked.',
    limit !== Infinity &&
      `${Math.max(0, limit - responsesThisMonth).toLocaleString()} of ${limit.toLocaleString()} responses left this month.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function changeOf({ answersThisWeek, answersWeekBefore }: Home['figures']): string {
  const change = answersThisWeek - answersWeekBefore;
  if (answersWeekBefore === 0) return 'none in the week before';
  if (change === 0) return 'as many as in the week before';
  return `${Math.abs(change).toLocaleString()} ${change > 0 ? 'more' : 'fewer'} than in the week before`;
}
