/**
 * A map of limited size. It forgets the entries that were neither read nor set for the longest time, until the others weigh
 * no more than `most`. Each weighs 1, unless `weigh` says otherwise.
 */
export class LruMap<Key, Value> {
  readonly #most: number;
  readonly #weigh: (value: Value) => number;
  /** A Map keeps the order in which its keys were added. */
  readonly #entries = new Map<Key, Value>();
  #weight = 0;

  constructor(most: number, weigh: (value: Value) => number = () => 1) {
    this.#most = most;
    this.#weigh = weigh;
  }

  get size(): number {
    return this.#entries.size;
  }

  get weight(): number {
    return this.#weight;
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.delete(key);
    this.#entries.set(key, value);
    this.#weight += this.#weigh(value);
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#most || oldest === key) return;
      this.delete(oldest);
    }
  }

  delete(key: Key): boolean {
    const value = this.#entries.get(key);
    if (value !== undefined) this.#weight -= this.#weigh(value);
    return this.#entries.delete(key);
  }

  values(): MapIterator<Value> {
    return this.#entries.values();
  }
}
