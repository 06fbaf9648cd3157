import { useEffect } from 'react';
import { type AnalyticsQuery, isAdvanced } from '#shared/analytics/query.ts';
import { DEFAULT_QUERY } from '#shared/analytics/query-codec.ts';
import type { AnalyticsFindings } from '#shared/api/analytics-findings.ts';
import { useFindings, useLook } from '../../answers/api/findings.ts';
import { CardSkeleton } from '../../ui/card-skeleton.tsx';
import { FaultCard } from '../../ui/fault-card.tsx';
import type { QuestionResult } from './types/result-view.ts';
import { FindingHeadline } from './finding-headline.tsx';
import { FindingList } from './finding-list.tsx';

interface FindingsOfSurveyProps {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
  readonly questions: readonly QuestionResult[];
}

export function FindingsOfSurvey({ surveyId, query, questions }: FindingsOfSurveyProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useFindings(surveyId, query);
  useSeen(surveyId, query, isPlaceholderData ? undefined : data);
  if (error && !data) {
    return <FaultCard what="The findings" error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <>
        <CardSkeleton lines={6} />
        <CardSkeleton lines={4} />
      </>
    );
  }
  return (
    <>
      <FindingHeadline surveyId={surveyId} found={data} questions={questions} isBusy={isPlaceholderData} />
      <FindingList surveyId={surveyId} found={data} isBusy={isPlaceholderData} />
    </>
  );
}

/** Records what the merchant saw of the days and answers that news are about: the page’s own, without a filter. */
function useSeen(surveyId: string, query: AnalyticsQuery, found: AnalyticsFindings | undefined): void {
  const { mutate } = useLook(surveyId);
  const isWhole = query.range === DEFAULT_QUERY.range && !isAdvanced({ ...query, compare: 'none' });
  const seen =
    found && isWhole ? [found.headline.key, ...found.findings.map(({ key }) => key)].join('\n') : null;
  useEffect(() => {
    if (seen !== null) mutate(seen.split('\n'));
  }, [mutate, seen]);
}
