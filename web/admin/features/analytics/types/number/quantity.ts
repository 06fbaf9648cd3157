/** A number with its unit, shown with the precision with which it is counted. */
export function quantity(value: number, unit: string, isFigure = false): string {
  const digits = isFigure ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 4 };
  return `${value.toLocaleString(undefined, digits)} ${unit}`.trim();
}
