/** Whether this is a day of the calendar, written `YYYY-MM-DD`. */
export function isRealDate(value: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00Z`);
  // Some engines let 30 February roll over into March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
