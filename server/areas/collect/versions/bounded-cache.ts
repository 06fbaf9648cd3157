export interface BoundedCache<Value> {
  /** Returns the cached value or loads it. Concurrent calls share one load. */
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  readonly weight: number;
}

interface Options<Value> {
  /** The maximum total weight. The least recently used entries are removed first. */
  readonly maxWeight: number;
  readonly weigh: (value: Value) => number;
  /** Whether a value may be cached; the default is yes. */
  readonly keeps?: (value: Value) => boolean;
}

/** An LRU cache for values that never change. It relies on a Map's insertion order. */
export function createBoundedCache<Value>({
  maxWeight,
  weigh,
  keeps = () => true,
}: Options<Value>): BoundedCache<Value> {
  const kept = new Map<string, { readonly value: Value; readonly weight: number }>();
  const loading = new Map<string, Promise<Value>>();
  let weight = 0;

  function keep(key: string, value: Value): void {
    const entry = { value, weight: weigh(value) };
    kept.set(key, entry);
    weight += entry.weight;
    for (const [oldest, { weight: freed }] of kept) {
      if (weight <= maxWeight || oldest === key) break;
      kept.delete(oldest);
      weight -= freed;
    }
  }

  async function loadOnce(key: string, load: () => Promise<Value>): Promise<Value> {
    try {
      const value = await load();
      if (keeps(value)) keep(key, value);
      return value;
    } finally {
      loading.delete(key);
    }
  }

  return {
    async get(key, load) {
      const known = kept.get(key);
      if (known !== undefined) {
        kept.delete(key);
        kept.set(key, known);
        return known.value;
      }
      let value = loading.get(key);
      if (value === undefined) loading.set(key, (value = loadOnce(key, load)));
      return value;
    },
    get weight() {
      return weight;
    },
  };
}
