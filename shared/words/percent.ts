const SMALL = 0.1;

/** A share in the reader's notation: whole percent, and one decimal below 10 %. */
export function percent(share: number): string {
  const digits = share > 0 && share < SMALL ? 1 : 0;
  return new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: digits }).format(share);
}

/** Formats the shares of one table alike: all with one decimal if one of them needs it. */
export function percentAlike(shares: readonly (number | null | undefined)[]): (share: number) => string {
  const isSmall = (share: number) => share > 0 && share < SMALL && Math.round(share * 1_000) % 10 !== 0;
  const digits = shares.some((share) => share != null && isSmall(share)) ? 1 : 0;
  const style = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return (share) => new Intl.NumberFormat(undefined, style).format(share);
}

/** The shares of these rates. The bounds of their intervals follow the format of the shares. */
export function sharesIn(rates: readonly ({ readonly share: number } | null | undefined)[]) {
  return rates.map((rate) => rate?.share);
}
