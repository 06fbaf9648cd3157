/** Whole amounts without decimals. `locale` is for texts that the server writes. */
export function money(amount: number, currency: string, locale?: string): string {
  return inCurrency(amount, currency, Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}, locale);
}

/** Always with the currency's decimals: the amount of one order. */
export function exactMoney(amount: number, currency: string): string {
  return inCurrency(amount, currency, {});
}

/** Formats the amounts of one table alike: all with decimals if one of them has any. */
export function moneyAlike(
  amounts: readonly (number | null | undefined)[],
  currency: string,
): (amount: number) => string {
  const cents = (amount: number) => Math.round(amount * 100) / 100;
  const isWhole = amounts.every((amount) => amount == null || Number.isInteger(cents(amount)));
  return (amount) => (isWhole ? money : exactMoney)(cents(amount), currency);
}

/** A currency that Intl does not know is shown by its code. */
function inCurrency(
  amount: number,
  currency: string,
  digits: Intl.NumberFormatOptions,
  locale?: string,
): string {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits }).format(amount);
  } catch {
    return `${currency} ${amount.toLocaleString(locale)}`;
  }
}
