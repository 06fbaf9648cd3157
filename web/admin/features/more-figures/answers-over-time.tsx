import { type Period, periodEnd } from '#shared/analytics/periods.ts';
import type { AnalyticsOverview } from '#shared/api/analytics.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { TrendChart } from '../../ui/charts/trend-chart.tsx';
import { Card } from '../../answers/card.tsx';
import { daysText, fileName, periodLabel, periodText } from '../../answers/format-figure.ts';
import { PeriodPicker } from '../../answers/choice.tsx';

const TITLE = 'When do people answer?';

const THIN_HINT: Readonly<Record<Period, string>> = {
  day: 'Thin: today, which is not over.',
  week: 'Thin: a week of which not all days are counted.',
  month: 'Thin: a month of which not all days are counted.',
};

interface AnswersOverTimeProps {
  readonly overview: AnalyticsOverview;
  readonly isBusy: boolean;
}

export function AnswersOverTime({ overview, isBusy }: AnswersOverTimeProps) {
  const { points, period, range, timezone, today } = overview;
  // A period that is not over, or of which a part lies outside the range, would look like a fall.
  const isThin = points.map(({ start }) => {
    const end = periodEnd(start, period);
    return end >= today || (range !== null && (start < range.from || end > range.to));
  });
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
          {
            name: 'Started',
            tone: 'main',
            values: points.map(({ starts }, at) => ({ value: starts, isThin: isThin[at] === true })),
          },
          {
            name: 'Completed',
            tone: 'middle',
            values: points.map(({ completions }, at) => ({
              value: completions,
              isThin: isThin[at] === true,
            })),
          },
        ]}
        bounds={[0, Math.max(most, 4) * 2]}
        format={number}
        readings={points.map(
          ({ start, starts, completions }, at) =>
            `${periodText(start, period)}: ${pluralize(starts, 'response')} started, ${number(completions)} completed${isThin[at] ? ', not all of its days' : ''}`,
        )}
        hint={isThin.some(Boolean) ? THIN_HINT[period] : ' '}
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
