export interface BoundedCache<Value> {
  /** What is remembered, or what `load` gives; asked for at once by many, it is loaded once. */
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  readonly weight: number;
}

interface Options<Value> {
  /** How heavy what is remembered may be in all; beyond that what was used longest ago is forgotten. */
  readonly maxWeight: number;
  readonly weigh: (value: Value) => number;
  /** Whether it may be remembered; the default is that it may. */
  readonly keeps?: (value: Value) => boolean;
}

/** Remembers what never changes. A Map keeps the order in which its keys were last set. */
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
