/** Copies of a list with one change. An index beyond the list means its end, or no change. */
export function insertAt<T>(list: readonly T[], index: number, item: T): T[] {
  return [...list.slice(0, index), item, ...list.slice(index)];
}

export function removeAt<T>(list: readonly T[], index: number): T[] {
  return list.filter((_, at) => at !== index);
}

export function replaceAt<T>(list: readonly T[], index: number, item: T): T[] {
  return list.map((each, at) => (at === index ? item : each));
}

export function moveTo<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = list.slice(from, from + 1);
  const others = removeAt(list, from);
  const place = clamp(to, others.length);
  return [...others.slice(0, place), ...moved, ...others.slice(place)];
}

export function clamp(index: number, length: number): number {
  return Math.min(Math.max(Math.trunc(index), 0), length);
}
