import type { Day } from '../analytics/periods.ts';

/** The calendar day of a moment in the store's time zone; an unknown time zone counts as UTC. */
export function dayOf(moment: number, timeZone: string): Day {
  const date = new Date(moment);
  try {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    return new Intl.DateTimeFormat('en-CA', { ...parts, timeZone }).format(date);
  } catch {
    return date.toISOString().slice(0, 10);
  }
}
