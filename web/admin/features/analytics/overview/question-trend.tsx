import { useState } from 'react';
import type { Period } from '#shared/analytics/periods.ts';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import type { QuestionTrend as Trend } from '#shared/api/analytics-results.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { TrendChart, type TrendValue } from '../../../ui/charts/trend-chart.tsx';
import { CardSkeleton } from '../frame/card-skeleton.tsx';
import { useTrends } from '../api/trends.ts';
import { FaultCard } from './fault-card.tsx';
import { between, decimal, fileName, percent, periodLabel, periodText, rounded } from './format-figure.ts';
import styles from './overview.module.css';
import { PeriodPicker } from './period-picker.tsx';

interface QuestionTrendProps {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
  readonly meaningId: string;
}

export function QuestionTrend({ surveyId, query, meaningId }: QuestionTrendProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useTrends(surveyId, query);
  const [measure, setMeasure] = useState<Measure>('mean');
  if (error && !data) {
    return <FaultCard what="The trend" error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  const trend = data?.trends.find((each) => each.meaningId === meaningId);
  if (!data) return <CardSkeleton lines={9} />;
  if (!trend) return null;
  return (
    <div className={styles.trend} aria-busy={isPlaceholderData}>
      <div className={styles.trendTools}>
        <PeriodPicker shown={data.period} />
        {trend.kind === 'rating' && <MeasurePicker measure={measure} onChange={setMeasure} />}
      </div>
      <TrendLine trend={trend} period={data.period} measure={measure} />
    </div>
  );
}

type Measure = 'mean' | 'topTwo';

const MEASURES: Readonly<Record<Measure, string>> = { mean: 'Average', topTwo: 'Top two' };

function MeasurePicker({ measure, onChange }: { measure: Measure; onChange: (measure: Measure) => void }) {
  return (
    <div className={styles.periods} role="group" aria-label="What is shown">
      {(['mean', 'topTwo'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={each === measure} onClick={() => onChange(each)}>
          {MEASURES[each]}
        </button>
      ))}
    </div>
  );
}

interface KnownValue extends TrendValue {
  readonly answers: number;
}

interface TrendLineProps {
  readonly trend: Trend;
  readonly period: Period;
  readonly measure: Measure;
}

export function TrendLine({ trend, period, measure }: TrendLineProps) {
  const { title, name, bounds, format, values } = lineOf(trend, measure);
  const starts = trend.points.map(({ start }) => start);
  const words = (value: KnownValue | null) => {
    if (!value) return 'no answers';
    const { value: at, low, high, answers } = value;
    const sure = low !== undefined && high !== undefined ? `, ${between({ low, high }, format)}` : '';
    return `${format(at)}${sure}, from ${pluralize(answers, 'answer')}`;
  };
  return (
    <TrendChart
      title={title}
      fileName={fileName(trend.text, name, 'over time')}
      labels={starts.map((start) => periodLabel(start, period))}
      series={[{ name, tone: 'main', values }]}
      bounds={bounds}
      format={format}
      {...(trend.kind === 'nps' && { baseline: 0 })}
      readings={starts.map((start, index) => `${periodText(start, period)}: ${words(values[index] ?? null)}`)}
      hint="The band is where the true value most likely lies. Point at the line, or use the arrow keys, for its values."
      table={{
        columns: ['From', name, 'Lowest likely', 'Highest likely', 'Answers'],
        rows: starts.map((start, index) => rowOf(periodText(start, period), values[index] ?? null, format)),
      }}
    />
  );
}

function rowOf(name: string, value: KnownValue | null, format: (value: number) => string): string[] {
  if (!value) return [name, '–', '–', '–', '0'];
  const { low, high, answers } = value;
  const known = (end: number | undefined) => (end === undefined ? '–' : format(end));
  return [name, format(value.value), known(low), known(high), answers.toLocaleString()];
}

interface LineData {
  readonly title: string;
  readonly name: string;
  readonly bounds: readonly [number, number];
  readonly format: (value: number) => string;
  readonly values: readonly (KnownValue | null)[];
}

function lineOf(trend: Trend, measure: Measure): LineData {
  if (trend.kind === 'nps') {
    return {
      title: 'How does the score change over time?',
      name: 'Net promoter score',
      bounds: [-100, 100],
      format: rounded,
      values: trend.points.map(
        ({ nps }) => nps && { value: nps.score, low: nps.low, high: nps.high, answers: nps.answers },
      ),
    };
  }
  if (measure === 'mean') {
    return {
      title: 'How does the average change over time?',
      name: 'Average',
      bounds: [1, trend.scale],
      format: decimal,
      values: trend.points.map(({ summary }) => summary && meanOf(summary)),
    };
  }
  return {
    title: `How many give ${trend.scale - 1} or ${trend.scale} over time?`,
    name: 'Top two',
    bounds: [0, 1],
    format: percent,
    values: trend.points.map(
      ({ summary }) =>
        summary && {
          value: summary.topTwo.share,
          low: summary.topTwo.low,
          high: summary.topTwo.high,
          answers: summary.answers,
        },
    ),
  };
}

type Summary = NonNullable<Extract<Trend, { kind: 'rating' }>['points'][number]['summary']>;

function meanOf({ mean, meanLow, meanHigh, answers }: Summary): KnownValue {
  return { value: mean, answers, low: meanLow, high: meanHigh };
}
