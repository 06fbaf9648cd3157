/** What waits, by store: the stores take turns, and what waits of one store keeps its order. */
export class StoreQueues<Item> {
  /** The store whose turn is next comes first. */
  readonly #queues = new Map<string, Item[]>();
  #size = 0;

  /** Of all stores together. */
  get size(): number {
    return this.#size;
  }

  sizeOf(storeId: string): number {
    return this.#queues.get(storeId)?.length ?? 0;
  }

  push(storeId: string, item: Item): void {
    const own = this.#queues.get(storeId);
    if (own === undefined) this.#queues.set(storeId, [item]);
    else own.push(item);
    this.#size += 1;
  }

  /** Takes from the first store that may go on, which then stands behind the others. */
  takeNext(mayGoOn: (storeId: string) => boolean = () => true): Item | undefined {
    for (const storeId of this.#queues.keys()) if (mayGoOn(storeId)) return this.takeFrom(storeId);
    return undefined;
  }

  takeFrom(storeId: string): Item | undefined {
    const own = this.#queues.get(storeId);
    if (own === undefined) return undefined;
    const item = own.shift();
    this.#size -= 1;
    this.#queues.delete(storeId);
    if (own.length > 0) this.#queues.set(storeId, own);
    return item;
  }
}
