import { useState } from 'react';
import type { ListedRow } from './listed-row.ts';

/** The row that the keys act on. While a response is open, it is the open one. */
export function useActiveRow<Row extends ListedRow>(
  responses: readonly Row[],
  { open }: { readonly open: string | null },
  change: (change: { readonly open: string | null }) => void,
) {
  const [active, setActive] = useState<{ id: string | null; focusedAt: number }>({ id: open, focusedAt: 0 });
  const at = responses.findIndex(({ responseId }) => responseId === active.id);
  const goTo = (index: number): void => {
    const target = responses[Math.max(0, Math.min(index, responses.length - 1))];
    if (!target) return;
    setActive(({ focusedAt }) => ({ id: target.responseId, focusedAt: focusedAt + 1 }));
    if (open !== null) change({ open: target.responseId });
  };
  return {
    ...active,
    response: responses[at],
    onNext: at >= 0 && at < responses.length - 1 ? () => goTo(at + 1) : undefined,
    onPrevious: at > 0 ? () => goTo(at - 1) : undefined,
    /** The first move of all goes to the first row. */
    move: (steps: number) => goTo(at < 0 ? 0 : at + steps),
    goTo,
    show: (responseId: string): void => {
      setActive(({ focusedAt }) => ({ id: responseId, focusedAt }));
      change({ open: responseId });
    },
    close: (): void => {
      setActive(({ id, focusedAt }) => ({ id, focusedAt: focusedAt + 1 }));
      change({ open: null });
    },
  };
}
