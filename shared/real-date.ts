/** Whether the text is a calendar day, written `YYYY-MM-DD`. */
export function isRealDate(value: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00Z`);
  // Some JavaScript engines turn 30 February into a day of March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
