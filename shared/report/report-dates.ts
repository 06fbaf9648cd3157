import type { Day } from '../analytics/periods.ts';

// Reports are in English, like the sentences of the findings.

/** *Nov 23, 2026* */
export function dayText(day: Day): string {
  return inUtc(day, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** *December 2026* of `2026-12`. */
export function monthText(month: string): string {
  return inUtc(`${month}-01`, { month: 'long', year: 'numeric' });
}

/** A calendar day must not shift with the reader's time zone. */
function inUtc(day: Day, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en', { ...style, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** *Nov 23, 2026, 14:05* by the store's clock; an unknown time zone counts as UTC. */
export function momentText(moment: string, timeZone: string): string {
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const format = (zone: string) =>
    new Intl.DateTimeFormat('en', { ...day, ...time, timeZone: zone }).format(new Date(moment));
  try {
    return format(timeZone);
  } catch {
    return format('UTC');
  }
}
