import { useCallback, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { DEFAULT_QUERY, isAdvanced } from '#shared/analytics/query.ts';
import type { FilterChoices } from '#shared/api/analytics.ts';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { useBillingCustomer } from '../../lib/store/subscription.ts';
import { useFilterChoices } from './api/filter-choices.ts';
import { useViewedSurvey } from './api/viewed-survey.ts';
import { readAddress, type TabId, writeQuery, writeTab } from './address.ts';

export interface AnalyticsView {
  readonly surveyId: string;
  /** Undefined while it is on its way. */
  readonly survey: SurveyDetails | undefined;
  readonly query: AnalyticsQuery;
  readonly changeQuery: (change: Partial<AnalyticsQuery>) => void;
  /** Back to everybody and all versions; the days stay. */
  readonly clearFilters: () => void;
  readonly tab: TabId;
  readonly changeTab: (tab: TabId) => void;
  /** What can be filtered by; undefined while it is on its way. */
  readonly choices: FilterChoices | undefined;
  /** Whether the plan grants filters and comparisons. */
  readonly mayFilter: boolean;
  /** Whether the address asks for a filter that the plan refuses. */
  readonly isRefused: boolean;
}

const { range: _range, period: _period, compare: _compare, ...NO_FILTERS } = DEFAULT_QUERY;

/** What the page of results looks at, as the address says it; every part of the page may ask. */
export function useAnalyticsView(): AnalyticsView {
  const { surveyId = '' } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const { query, tab } = useMemo(() => readAddress(parameters), [parameters]);
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
    tab,
    changeTab: useCallback(
      (to: TabId) => setParameters((before) => writeTab(before, to), { replace: true }),
      [setParameters],
    ),
    choices: useFilterChoices(surveyId).data,
    mayFilter,
    isRefused: features !== undefined && !mayFilter && isAdvanced({ ...query, compare: 'none' }),
  };
}
