const DEFAULT_CURRENCY = 'USD';

/** `$` for USD, `CA$` for CAD; a code that no currency can have is shown as it is. */
export function currencySymbol(code: string | null | undefined): string {
  const currency = code?.trim() || DEFAULT_CURRENCY;
  try {
    const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0);
    return parts.find((part) => part.type === 'currency')?.value ?? currency;
  } catch (error) {
    if (error instanceof RangeError) return currency;
    throw error;
  }
}
