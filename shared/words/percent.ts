const SMALL = 0.1;

/** A share in the reader's notation: whole percent, and one decimal below 10 %. */
export function percent(share: number): string {
  const digits = share > 0 && share < SMALL ? 1 : 0;
  return new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: digits }).format(share);
}
