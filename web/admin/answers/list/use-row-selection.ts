import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { MOST_SELECTED } from '#shared/api/values.ts';
import type { ListedRow } from './listed-row.ts';

const NONE: ReadonlySet<string> = new Set();
const NO_ROWS: readonly never[] = [];

/**
 * The selected responses of the list; undefined while it loads for the first time or anew. Those that leave the list are
 * no longer selected.
 */
export function useRowSelection<Row extends ListedRow>(loaded: readonly Row[] | undefined) {
  const responses = loaded ?? NO_ROWS;
  const [ids, setIds] = useState(NONE);
  const selected = useMemo(
    () => (ids.size === 0 ? NO_ROWS : responses.filter(({ responseId }) => ids.has(responseId))),
    [responses, ids],
  );
  if (loaded && selected.length < ids.size) setIds(idsOf(selected));
  const last = useRef<string | null>(null);
  const listed = useRef(responses);
  useEffect(() => {
    listed.current = responses;
  });
  /** With a range, all rows from the one before to this one get this one's new state. */
  const toggle = useCallback((responseId: string, isRange: boolean): void => {
    const from = isRange ? last.current : null;
    last.current = responseId;
    setIds((before) => {
      const isAdded = !before.has(responseId);
      const after = new Set(before);
      for (const id of between(listed.current, from ?? responseId, responseId)) {
        if (!isAdded) after.delete(id);
        else if (after.size < MOST_SELECTED) after.add(id);
      }
      return after;
    });
  }, []);
  const clear = useCallback(() => setIds(NONE), []);
  /** Whether all loaded responses are selected, or as many as can be. */
  const isAllSelected = responses.length > 0 && selected.length >= Math.min(responses.length, MOST_SELECTED);
  const toggleAll = (): void => setIds(isAllSelected ? NONE : idsOf(responses.slice(0, MOST_SELECTED)));
  return { rows: responses, ids, selected, isAllSelected, toggle, toggleAll, clear };
}

const idsOf = (responses: readonly ListedRow[]): ReadonlySet<string> =>
  new Set(responses.map(({ responseId }) => responseId));

function between(responses: readonly ListedRow[], one: string, other: string): readonly string[] {
  const ids = responses.map(({ responseId }) => responseId);
  const [from = 0, to = 0] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b);
  return from < 0 ? [other] : ids.slice(from, to + 1);
}
