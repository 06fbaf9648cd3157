/** `{"a","b",NULL}`: PostgreSQL's text for an array. Lists within become dimensions. */
export function formatArray(items: readonly (string | null)[]): string {
  return `{${items.map(formatItem).join(',')}}`;
}

const SPECIAL = /["\\]/;

function formatItem(item: string | null): string {
  if (item === null) return 'NULL';
  return `"${SPECIAL.test(item) ? item.replaceAll(/["\\]/g, '\\$&') : item}"`;
}

/** Reads one dimension, which is all that we ever ask for. */
export function parseArray<T>(text: string, decode: (text: string) => T): (T | null)[] {
  const items: (T | null)[] = [];
  // A quoted item may hold anything with a backslash before quotes and backslashes; a bare one holds neither.
  const item = /"((?:[^"\\]|\\.)*)"|([^,{}"]+)/gs;
  for (const [, quoted, bare] of text.matchAll(item)) {
    if (quoted !== undefined) items.push(decode(quoted.replace(/\\(.)/gs, '$1')));
    else items.push(bare === 'NULL' ? null : decode(bare ?? ''));
  }
  return items;
}
