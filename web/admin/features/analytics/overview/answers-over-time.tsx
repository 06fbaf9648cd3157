import type { AnalyticsOverview } from '#shared/api/analytics.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { TrendChart } from '../../../ui/charts/trend-chart.tsx';
import { CardSkeleton } from '../frame/card-skeleton.tsx';
import { Card } from './card.tsx';
import { daysText, fileName, periodLabel, periodText } from './format-figure.ts';
import { PeriodPicker } from './period-picker.tsx';

const TITLE = 'When do people answer?';

interface AnswersOverTimeProps {
  readonly overview: AnalyticsOverview | undefined;
  readonly isBusy: boolean;
}

export function AnswersOverTime({ overview, isBusy }: AnswersOverTimeProps) {
  if (!overview) return <CardSkeleton lines={8} />;
  const { points, period, range, timezone } = overview;
  const most = Math.max(...points.map(({ starts }) => starts), 1);
  const number = (value: number) => value.toLocaleString();
  return (
    <Card
      title={TITLE}
      subtitle={`${daysText(range)}, days as in ${timezone.replaceAll('_', ' ')}`}
      action={<PeriodPicker shown={period} />}
      isBusy={isBusy}
    >
      <TrendChart
        title={TITLE}
        isTitled={false}
        fileName={fileName('answers over time')}
        labels={points.map(({ start }) => periodLabel(start, period))}
        series={[
          { name: 'Started', tone: 'main', values: points.map(({ starts }) => ({ value: starts })) },
          {
            name: 'Completed',
            tone: 'middle',
            values: points.map(({ completions }) => ({ value: completions })),
          },
        ]}
        bounds={[0, Math.max(most, 4) * 2]}
        format={number}
        readings={points.map(
          ({ start, starts, completions }) =>
            `${periodText(start, period)}: ${pluralize(starts, 'response')} started, ${number(completions)} completed`,
        )}
        hint="Point at the lines, or use the arrow keys, for their values."
        table={{
          columns: ['From', 'Started', 'Completed'],
          rows: points.map(({ start, starts, completions }) => [
            periodText(start, period),
            number(starts),
            number(completions),
          ]),
        }}
      />
    </Card>
  );
}
