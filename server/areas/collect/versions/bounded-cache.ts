import { LruMap } from '#server/kernel/limits/lru-map.ts';

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

/** Remembers values that never change, and loads each once. */
export function createBoundedCache<Value>({
  maxWeight,
  weigh,
  keeps = () => true,
}: Options<Value>): BoundedCache<Value> {
  const kept = new LruMap<string, { readonly value: Value }>(maxWeight, ({ value }) => weigh(value));
  const loading = new Map<string, Promise<Value>>();

  async function loadOnce(key: string, load: () => Promise<Value>): Promise<Value> {
    try {
      const value = await load();
      if (keeps(value)) kept.set(key, { value });
      return value;
    } finally {
      loading.delete(key);
    }
  }

  return {
    async get(key, load) {
      const known = kept.get(key);
      if (known !== undefined) return known.value;
      let value = loading.get(key);
      if (value === undefined) loading.set(key, (value = loadOnce(key, load)));
      return value;
    },
    get weight() {
      return kept.weight;
    },
  };
}
