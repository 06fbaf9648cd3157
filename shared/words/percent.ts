const SMALL = 0.1;

/**
 * A share in the reader's notation: whole percent, and one decimal below 10 %. `locale` is for texts that the server
 * writes.
 */
export function percent(share: number, locale?: string): string {
  const digits = share > 0 && share < SMALL ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(share);
}

/** Formats the shares of one table alike: all with one decimal if one of them needs it. */
export function percentAlike(shares: readonly (number | null | undefined)[]): (share: number) => string {
  return formatWith(shares.some((share) => share != null && needsDecimal(share)) ? 1 : 0);
}

/** Formats two shares for a comparison: both with one decimal if one needs it or if they would look equal without. */
export function percentPair(one: number, other: number, locale?: string): [string, string] {
  const isHidden = one !== other && Math.round(one * 100) === Math.round(other * 100);
  const format = formatWith(isHidden || needsDecimal(one) || needsDecimal(other) ? 1 : 0, locale);
  return [format(one), format(other)];
}

/** The shares of these rates. The bounds of their intervals follow the format of the shares. */
export function sharesIn(rates: readonly ({ readonly share: number } | null | undefined)[]) {
  return rates.map((rate) => rate?.share);
}

const needsDecimal = (share: number) => share > 0 && share < SMALL && Math.round(share * 1_000) % 10 !== 0;

function formatWith(digits: number, locale?: string): (share: number) => string {
  const format = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (share) => format.format(share);
}
