/** Holds a place for as long as this page lives, so that other pages leave alone what is kept there. */
export function claim(place: string): void {
  locks()
    ?.request(place, () => new Promise(() => undefined))
    .catch(() => undefined);
}

/** The places among these whose page is gone. Without locks in the browser every page counts as gone. */
export async function orphans(places: readonly string[]): Promise<string[]> {
  if (places.length === 0) return [];
  try {
    const { held = [] } = (await locks()?.query()) ?? {};
    const living = new Set(held.map((lock) => lock.name));
    return places.filter((place) => !living.has(place));
  } catch {
    return [...places];
  }
}

function locks(): LockManager | undefined {
  return (navigator as { locks?: LockManager }).locks;
}
