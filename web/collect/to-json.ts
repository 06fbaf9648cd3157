/**
 * The JSON of plain data. `JSON.stringify` calls the `toJSON` that libraries such as Prototype give to arrays, so here it
 * gets only texts, numbers and booleans.
 */
export function toJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts: string[] = [];
  if (Array.isArray(value)) {
    for (const item of value) parts.push(toJson(item ?? null));
    return `[${parts.join()}]`;
  }
  for (const [name, held] of Object.entries(value)) {
    if (held !== undefined) parts.push(`${toJson(name)}:${toJson(held)}`);
  }
  return `{${parts.join()}}`;
}
