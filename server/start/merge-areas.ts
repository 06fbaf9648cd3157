import type { Area } from '#server/kernel/http/area.ts';

/** Merges the maps of all areas into one. Two areas with the same key are a mistake in the code. */
export function mergeAreas<Value>(
  areas: readonly Area[],
  what: string,
  mapOf: (area: Area) => Readonly<Record<string, Value>> | undefined,
): Record<string, Value> {
  const merged: Record<string, Value> = {};
  for (const area of areas) {
    for (const [key, value] of Object.entries(mapOf(area) ?? {})) {
      if (Object.hasOwn(merged, key)) throw new Error(`Two areas have ${what} ${key}: see ${area.name}.`);
      merged[key] = value;
    }
  }
  return merged;
}
