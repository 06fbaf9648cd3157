/** Remembers the result for each object, for values that are never mutated: an edit computes only what it replaced. */
export function cachedBy<K extends object, T>(compute: (key: K) => T): (key: K) => T {
  const results = new WeakMap<K, { readonly value: T }>();
  return (key) => {
    const known = results.get(key) ?? { value: compute(key) };
    results.set(key, known);
    return known.value;
  };
}
