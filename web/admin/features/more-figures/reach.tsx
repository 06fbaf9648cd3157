import type { AboutSurvey } from '../../answers/view.ts';
import { Found } from '../../ui/found.tsx';
import { useOverview } from '../../answers/api/live-results.ts';
import { AnswersOverTime } from './answers-over-time.tsx';
import { FiguresCard } from './figures-card.tsx';
import { FunnelCard } from './funnel-card.tsx';

/** How many answered, when, and how far they came. */
export function Reach({ surveyId, query }: AboutSurvey) {
  const overview = useOverview(surveyId, query);
  return (
    <>
      <Found found={overview} what="The figures" lines={14}>
        {(data) => (
          <>
            <FiguresCard overview={data} isBusy={overview.isPlaceholderData} />
            <AnswersOverTime overview={data} isBusy={overview.isPlaceholderData} />
          </>
        )}
      </Found>
      <FunnelCard surveyId={surveyId} query={query} />
    </>
  );
}
