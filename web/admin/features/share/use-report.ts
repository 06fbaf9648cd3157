import { useMemo } from 'react';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { type Report, reportOf } from '#shared/report/report.ts';
import { activeFilters } from '#shared/analytics/filter-labels.ts';
import { useStoreDetails } from '../../lib/store/store-details.ts';
import { useFilterChoices } from '../../answers/api/filter-choices.ts';
import { useFindings } from '../../answers/api/findings.ts';
import { useQuestionResults } from '../../answers/api/question-results.ts';

interface ReportSource {
  readonly surveyId: string;
  readonly name: string;
  readonly query: AnalyticsQuery;
  /** Otherwise it only reads what others loaded. */
  readonly isAsking: boolean;
}

/** The figures on the page as a report; null until all of them have loaded. */
export function useReport({ surveyId, name, query, isAsking }: ReportSource): Report | null {
  const details = useStoreDetails().data;
  const choices = useFilterChoices(surveyId, isAsking).data;
  const findings = useFindings(surveyId, query, isAsking);
  const results = useQuestionResults(surveyId, query, { isAsking });
  const isCurrent = !findings.isPlaceholderData && !results.isPlaceholderData;
  const [found, counted, countedAt] = [findings.data, results.data, results.dataUpdatedAt];
  return useMemo(() => {
    if (!details || !found || !counted || !isCurrent) return null;
    const { store, metadata } = details;
    return reportOf({
      store: store.merchantDetails.businessName || store.storeUrl,
      survey: name,
      asOf: new Date(countedAt).toISOString(),
      filters: activeFilters(query, choices, metadata.currency).map(({ label }) => label),
      results: counted,
      findings: found,
    });
  }, [details, choices, found, counted, countedAt, isCurrent, name, query]);
}
