import type { Column } from '../../../../ui/charts/column-chart.tsx';
import type { Tone } from '../../../../ui/charts/tones.ts';
import { percent } from '../../overview/format-figure.ts';

interface Point {
  readonly value: number;
  readonly rate: { readonly count: number; readonly share: number } | null;
}

/** A scale's points as chart columns and as table rows. */
export function scaleColumns(
  points: readonly Point[],
  toneOf: (value: number) => Tone = () => 'main',
): Column[] {
  return points.map(({ value, rate }) => ({
    key: String(value),
    label: String(value),
    value: rate?.count ?? 0,
    valueText: percent(rate?.share ?? 0),
    tone: toneOf(value),
    reading: `${value}: ${(rate?.count ?? 0).toLocaleString()} people, ${percent(rate?.share ?? 0)}`,
  }));
}

export function scaleRows(points: readonly Point[]): string[][] {
  return points.map(({ value, rate }) => [
    String(value),
    (rate?.count ?? 0).toLocaleString(),
    percent(rate?.share ?? 0),
  ]);
}
