/**
 * Cuts rows to one page of a list. Read one row more than `size`: it tells whether another page follows. `placeOf` names
 * the page's last row, after which the next page begins.
 */
export function onePage<Row>(
  rows: readonly Row[],
  size: number,
  placeOf: (last: Row) => string,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { shown, next: last !== undefined && rows.length > size ? placeOf(last) : null };
}
