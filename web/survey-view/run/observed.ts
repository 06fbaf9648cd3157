/** A value computed on demand. It stays the same object until a change. */
export interface Observed<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
  readonly changed: () => void;
}

export function observe<T extends object>(compute: () => T): Observed<T> {
  const listeners = new Set<() => void>();
  let value: T | null = null;
  return {
    get: () => (value ??= compute()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    changed: () => {
      value = null;
      for (const listener of [...listeners]) listener();
    },
  };
}
