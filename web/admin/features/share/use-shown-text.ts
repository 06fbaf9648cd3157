import { type AnalyticsQuery, RANGE_PRESETS } from '#shared/analytics/query.ts';
import { activeFilters, RANGE_NAMES } from '#shared/analytics/filter-labels.ts';
import { useStoreDetails } from '../../lib/store/store-details.ts';
import { useFilterChoices } from '../../answers/api/filter-choices.ts';
import { daysText } from '../../answers/format-figure.ts';

/** The days and filters of a query, in words. */
export function useShownText(surveyId: string, query: AnalyticsQuery): string {
  const choices = useFilterChoices(surveyId).data;
  const currency = useStoreDetails().data?.metadata.currency ?? 'USD';
  const preset = RANGE_PRESETS.find((each) => each === query.range);
  const days = preset ? RANGE_NAMES[preset] : daysText(typeof query.range === 'object' ? query.range : null);
  return [days, ...activeFilters(query, choices, currency).map(({ label }) => label)].join('; ');
}
