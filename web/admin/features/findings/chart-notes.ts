import { type Period, periodEnd } from '#shared/analytics/periods.ts';
import type { Annotations } from '#shared/api/analytics-annotations.ts';
import { type DayNote, notesWithin } from '#shared/charts/day-marks.ts';
import { dayText } from '../../answers/format-figure.ts';

export interface ChartNote extends DayNote {
  /** Null for what the product knows by itself, which the merchant cannot change. */
  readonly annotationId: string | null;
}

/** The notes and events on the days of a chart, in their order. */
export function notesOfChart(
  found: Annotations | undefined,
  { period, starts }: { readonly period: Period; readonly starts: readonly string[] },
): ChartNote[] {
  const [first, last] = [starts[0], starts.at(-1)];
  if (!found || first === undefined || last === undefined) return [];
  const events = found.events.map((event) => ({ ...event, annotationId: null }));
  return notesWithin([...found.annotations, ...events], first, periodEnd(last, period));
}

export const noteText = ({ day, text }: DayNote): string => `${dayText(day)}: ${text}`;
