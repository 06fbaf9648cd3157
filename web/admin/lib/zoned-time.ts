/** A moment as a clock in that zone has it, in the form that a date-and-time field takes; empty for null. */
export function toZoned(moment: string | null, timeZone: string): string {
  return moment === null ? '' : clockIn(Date.parse(moment), timeZone);
}

/** The moment at which a clock in that zone says so; null for an empty or half-typed field. */
export function fromZoned(local: string, timeZone: string): string | null {
  const wanted = Date.parse(`${local}Z`);
  if (Number.isNaN(wanted)) return null;
  const offset = (at: number) => Date.parse(`${clockIn(at, timeZone)}Z`) - at;
  // Around a change of the clocks the first guess may stand on the other side of it.
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
