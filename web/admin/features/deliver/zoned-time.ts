/** Formats a moment in a time zone for a datetime-local field; empty for null. */
export function toZoned(moment: string | null, timeZone: string): string {
  return moment === null ? '' : clockIn(Date.parse(moment), timeZone);
}

/** Parses a datetime-local value in a time zone; null if it is empty or incomplete. */
export function fromZoned(local: string, timeZone: string): string | null {
  const wanted = Date.parse(`${local}Z`);
  if (Number.isNaN(wanted)) return null;
  const offset = (at: number) => Date.parse(`${clockIn(at, timeZone)}Z`) - at;
  // Near a daylight-saving change the first guess may have the wrong offset.
  const guess = wanted - offset(wanted);
  return new Date(wanted - offset(guess)).toISOString();
}

function clockIn(at: number, timeZone: string): string {
  const parts = formatIn(timeZone).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const fields = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-CA', { ...fields, hourCycle: 'h23', timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-CA', { ...fields, hourCycle: 'h23' });
  }
}
