import type { Day } from '#shared/analytics/periods.ts';

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

/**
 * Returns a function that formats moments in the store's time zone, `2026-11-02 13:00:00`; an unknown time zone
 * counts as UTC.
 */
export function storeClock(timeZone: string): (moment: string) => string {
  const format = formatIn(timeZone);
  return (moment) => format.format(new Date(moment)).replace(', ', ' ');
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en-CA', { ...day, ...time, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-CA', { ...day, ...time, timeZone: 'UTC' });
  }
}
