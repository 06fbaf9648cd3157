/** A map of limited size. It forgets the entry that was neither read nor set for the longest time. */
export class LruMap<Key, Value> {
  readonly #most: number;
  /** A Map keeps the order in which its keys were added. */
  readonly #entries = new Map<Key, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.#add(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.#add(key, value);
    if (this.#entries.size <= this.#most) return;
    const oldest = this.#entries.keys().next();
    if (!oldest.done) this.#entries.delete(oldest.value);
  }

  delete(key: Key): boolean {
    return this.#entries.delete(key);
  }

  values(): MapIterator<Value> {
    return this.#entries.values();
  }

  #add(key: Key, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
  }
}
