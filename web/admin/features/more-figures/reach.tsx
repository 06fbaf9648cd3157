import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { useOverview } from '../../answers/api/overview.ts';
import { AnswersOverTime } from './answers-over-time.tsx';
import { FiguresCard } from './figures-card.tsx';
import { FunnelCard } from './funnel-card.tsx';

interface ReachProps {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
}

/** How many answered, when, and how far they came. */
export function Reach({ surveyId, query }: ReachProps) {
  const overview = useOverview(surveyId, query);
  return (
    <>
      <FiguresCard overview={overview} />
      {(overview.data !== undefined || overview.error === null) && (
        <AnswersOverTime overview={overview.data} isBusy={overview.isPlaceholderData} />
      )}
      <FunnelCard surveyId={surveyId} query={query} />
    </>
  );
}
