/** Holds a lock while this page lives, so that other pages leave its stored edits alone. */
export function holdTabLock(key: string): void {
  locks()
    ?.request(key, () => new Promise(() => undefined))
    .catch(() => undefined);
}

/** The keys whose page has closed. In browsers without Web Locks every page counts as closed. */
export async function keysOfClosedTabs(keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  try {
    const { held = [] } = (await locks()?.query()) ?? {};
    const heldLocks = new Set(held.map((lock) => lock.name));
    return keys.filter((key) => !heldLocks.has(key));
  } catch {
    return [...keys];
  }
}

function locks(): LockManager | undefined {
  return (navigator as { locks?: LockManager }).locks;
}
