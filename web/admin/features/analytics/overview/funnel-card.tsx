import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import type { AnalyticsFunnel } from '#shared/api/analytics.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { BarChart, type Bar } from '../../../ui/charts/bar-chart.tsx';
import { CardSkeleton } from '../frame/card-skeleton.tsx';
import { useFunnel } from '../api/funnel.ts';
import { Card, Explanation } from './card.tsx';
import { FaultCard } from './fault-card.tsx';
import { duration, fileName, percent } from './format-figure.ts';

const TITLE = 'Where do people leave?';

interface FunnelCardProps {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
}

export function FunnelCard({ surveyId, query }: FunnelCardProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useFunnel(surveyId, query);
  if (error && !data) {
    return <FaultCard what="The funnel" error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeleton lines={8} />;
  const steps = data.steps.filter(({ seen }) => seen > 0);
  return (
    <Card
      title={TITLE}
      subtitle={`${pluralize(data.completed, 'response')} of ${data.responses.toLocaleString()} reached the end`}
      isBusy={isPlaceholderData}
    >
      <BarChart
        title={TITLE}
        isTitled={false}
        fileName={fileName('funnel')}
        bars={[...steps.map((step) => stepBar(step, data.responses)), endBar(data)]}
        whole={Math.max(data.responses, ...steps.map(({ seen }) => seen), 1)}
        hint="The dark yellow end of a bar shows the shoppers who left at that question."
        table={{
          columns: ['Question', 'Saw it', 'Answered', 'Left here', 'Median time'],
          rows: [
            ...steps.map((step) => [
              step.text,
              step.seen.toLocaleString(),
              step.answered.toLocaleString(),
              step.left ? `${step.left.count.toLocaleString()} (${percent(step.left.share)})` : '–',
              step.medianMs === null ? '–' : duration(step.medianMs / 1_000),
            ]),
            ['Completed', data.completed.toLocaleString(), '', '', ''],
          ],
        }}
      />
      <Explanation>
        Along the paths that shoppers really took: a shopper whose path skipped a question is not counted as
        lost there. A share that left is of those who saw the question. Times are the median of the newest
        responses, up to 1,000 for each question.
      </Explanation>
    </Card>
  );
}

type Step = AnalyticsFunnel['steps'][number];

function stepBar({ meaningId, text, isCurrent, seen, left, medianMs }: Step, responses: number): Bar {
  const share = responses > 0 ? `${percent(Math.min(1, seen / responses))} of responses` : '';
  const leaving = left ? `${percent(left.share)} left here` : 'nobody left here';
  const time = medianMs === null ? [] : [`${duration(medianMs / 1_000)} to answer`];
  const old = isCurrent ? [] : ['no longer asked'];
  return {
    key: meaningId,
    label: text,
    value: seen,
    tail: left?.count ?? 0,
    valueText: seen.toLocaleString(),
    note: [left && left.count > 0 ? leaving : 'Nobody left here', ...time, ...old].join(' · '),
    reading: [`${text}: seen by ${seen.toLocaleString()}`, share, leaving, ...time, ...old].join(', '),
  };
}

function endBar({ completed, responses }: AnalyticsFunnel): Bar {
  const share = responses > 0 ? percent(completed / responses) : '–';
  return {
    key: 'completed',
    label: 'Completed',
    value: completed,
    valueText: completed.toLocaleString(),
    note: `${share} of responses`,
    reading: `Completed: ${completed.toLocaleString()}, ${share} of responses`,
  };
}
