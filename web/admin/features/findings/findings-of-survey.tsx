import { useEffect } from 'react';
import type { AboutSurvey } from '../../answers/view.ts';
import { type AnalyticsQuery, isAdvanced } from '#shared/analytics/query.ts';
import { DEFAULT_QUERY } from '#shared/analytics/query-codec.ts';
import type { AnalyticsFindings } from '#shared/api/analytics-findings.ts';
import { useFindings } from '../../answers/api/findings.ts';
import { useServices } from '../../lib/services.tsx';
import { Found } from '../../ui/found.tsx';
import type { QuestionResult } from './types/result-view.ts';
import { FindingHeadline } from './finding-headline.tsx';
import { FindingList } from './finding-list.tsx';

interface FindingsOfSurveyProps extends AboutSurvey {
  readonly questions: readonly QuestionResult[];
}

export function FindingsOfSurvey({ surveyId, query, questions }: FindingsOfSurveyProps) {
  const findings = useFindings(surveyId, query);
  const isBusy = findings.isPlaceholderData;
  useSeen(surveyId, query, isBusy ? undefined : findings.data);
  return (
    <Found found={findings} what="The findings" lines={11}>
      {(found) => (
        <>
          <FindingHeadline {...{ surveyId, found, questions, isBusy }} />
          <FindingList {...{ surveyId, found, isBusy }} />
        </>
      )}
    </Found>
  );
}

/** Records what the merchant saw of the days and answers that news are about: the page’s own, without a filter. */
function useSeen(surveyId: string, query: AnalyticsQuery, found: AnalyticsFindings | undefined): void {
  const { call } = useServices();
  const isWhole = query.range === DEFAULT_QUERY.range && !isAdvanced({ ...query, compare: 'none' });
  const seen =
    found && isWhole ? [found.headline.key, ...found.findings.map(({ key }) => key)].join('\n') : null;
  useEffect(() => {
    if (seen === null) return;
    // The next look records it, if this one fails.
    call('PUT /surveys/{surveyId}/analytics/findings/look', { surveyId, keys: seen.split('\n') }).catch(
      () => undefined,
    );
  }, [call, surveyId, seen]);
}
