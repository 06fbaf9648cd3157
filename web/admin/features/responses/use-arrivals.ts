import { useState } from 'react';

/** How many responses have arrived since the list was loaded. */
export function useArrivals(
  list: string,
  counted: number | undefined,
): [arrived: number, forget: () => void] {
  const [known, setKnown] = useState({ list, counted });
  const isNew = known.list !== list || known.counted === undefined;
  // Deleted responses are no arrivals.
  const isFewer = counted !== undefined && known.counted !== undefined && counted < known.counted;
  if (counted !== known.counted && (isNew || isFewer)) setKnown({ list, counted });
  else if (known.list !== list) setKnown({ list, counted });
  const arrived = isNew || counted === undefined ? 0 : Math.max(0, counted - (known.counted ?? 0));
  return [arrived, () => setKnown({ list, counted })];
}
