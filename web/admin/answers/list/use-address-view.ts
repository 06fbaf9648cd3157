import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

type Written = Readonly<Record<string, string | null>>;

/** How a list is shown, from the address, so that a reload or a shared link shows the same. Both functions are stable. */
export function useAddressView<View>(
  read: (parameters: URLSearchParams) => View,
  /** The parameters; null or empty for what is as usual. */
  write: (view: View) => Written,
): readonly [View, (change: Partial<View>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const view = useMemo(() => read(parameters), [read, parameters]);
  const change = useCallback(
    (wanted: Partial<View>) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(write({ ...read(before), ...wanted }))) {
            if (value === null || value === '') after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [read, write, setParameters],
  );
  return [view, change];
}
