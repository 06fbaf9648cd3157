import { type MutationKey, useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';

/**
 * Returns a function that shows a row with the changes that are still being saved, in the order in which they were made.
 * Queries keep only saved values. So a change that fails needs no undo, later changes stay, and a list that is loaded
 * meanwhile does not hide a change. After a change is saved, `restartLoading` prevents that.
 */
export function usePendingChanges<Row, Variables>(
  /** The key of the mutation that saves the changes. */
  mutationKey: MutationKey,
  apply: (variables: Variables) => (row: Row) => Row,
): (row: Row) => Row {
  const pending = useMutationState<unknown>({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables,
  });
  return useMemo(() => {
    const changes = pending.map((variables) => apply(variables as Variables));
    return (row) => changes.reduce((shown, change) => change(shown), row);
  }, [pending, apply]);
}
