import { useCallback, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { DEFAULT_QUERY } from '#shared/analytics/query-codec.ts';
import { isAdvanced } from '#shared/analytics/query.ts';
import type { FilterChoices } from '#shared/api/analytics.ts';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { useBillingCustomer } from '../lib/billing/subscription.ts';
import { useFilterChoices } from './api/filter-choices.ts';
import { useViewedSurvey } from './api/viewed-survey.ts';
import { readAddress, type Shown, writeQuery, writeShown } from './address.ts';

/** What most parts of the page are about: a survey, and the days and filters. */
export interface AboutSurvey {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
}

export interface AboutQuestion extends AboutSurvey {
  readonly meaningId: string;
}

export interface AnalyticsView extends AboutSurvey {
  /** Undefined while loading. */
  readonly survey: SurveyDetails | undefined;
  readonly changeQuery: (change: Partial<AnalyticsQuery>) => void;
  /** Removes all filters except the days; compared groups stay as chosen. */
  readonly clearFilters: () => void;
  readonly shown: Shown;
  readonly show: (shown: Shown) => void;
  /** The address that shows this, with the days and filters of today’s. */
  readonly pathOf: (shown: Shown) => string;
  /** The available filters; undefined while loading. */
  readonly choices: FilterChoices | undefined;
  /** Whether the plan includes filters and comparisons. */
  readonly mayFilter: boolean;
  /** Whether the address contains a filter that the plan does not include. */
  readonly isRefused: boolean;
}

const { range: _range, period: _period, compare: _compare, ...withoutFilters } = DEFAULT_QUERY;

export const NO_FILTERS: Partial<AnalyticsQuery> = withoutFilters;

/** The results page's state from the address, available to all its components. */
export function useAnalyticsView(): AnalyticsView {
  const { surveyId = '' } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const { query, shown } = useMemo(() => readAddress(parameters), [parameters]);
  const features = useBillingCustomer().data?.features;
  const mayFilter = features !== undefined && isAllowed(features, { type: 'filter_analytics' });
  const changeQuery = useCallback(
    (change: Partial<AnalyticsQuery>) =>
      setParameters((before) => writeQuery(before, change), { replace: true }),
    [setParameters],
  );
  return {
    surveyId,
    survey: useViewedSurvey(surveyId).data,
    query,
    changeQuery,
    clearFilters: useCallback(() => changeQuery(NO_FILTERS), [changeQuery]),
    shown,
    show: useCallback(
      (to: Shown) =>
        setParameters((before) => writeShown(before, to), { replace: true, preventScrollReset: true }),
      [setParameters],
    ),
    pathOf: useCallback((to: Shown) => `?${writeShown(parameters, to).toString()}`, [parameters]),
    choices: useFilterChoices(surveyId).data,
    mayFilter,
    isRefused: features !== undefined && !mayFilter && isAdvanced({ ...query, compare: 'none' }),
  };
}
