/** Writes `{"a","b",NULL}`, PostgreSQL's text form of an array. Nested lists become dimensions. */
export function formatArray(items: readonly (string | null)[]): string {
  return `{${items.map(formatItem).join(',')}}`;
}

const SPECIAL = /["\\]/;

function formatItem(item: string | null): string {
  if (item === null) return 'NULL';
  return `"${SPECIAL.test(item) ? item.replaceAll(/["\\]/g, '\\$&') : item}"`;
}

/** Reads a one-dimensional array; queries return no others. */
export function parseArray<T>(text: string, decode: (text: string) => T): (T | null)[] {
  const items: (T | null)[] = [];
  // In a quoted item, a backslash escapes quotes and backslashes; an unquoted item contains neither.
  const item = /"((?:[^"\\]|\\.)*)"|([^,{}"]+)/gs;
  for (const [, quoted, bare] of text.matchAll(item)) {
    if (quoted !== undefined) items.push(decode(quoted.replace(/\\(.)/gs, '$1')));
    else items.push(bare === 'NULL' ? null : decode(bare ?? ''));
  }
  return items;
}
