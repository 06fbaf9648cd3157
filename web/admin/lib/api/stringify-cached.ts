const written = new WeakMap<object, string>();

/** Depth down to which lists are cached: the payload's and those of its definition. */
const DEPTH = 2;

/**
 * Like `JSON.stringify`, for values that are never mutated. List elements are cached: when one of two hundred
 * questions changes, only that one is serialised again.
 */
export function stringifyCached(value: unknown, depth = 0): string {
  if (Array.isArray(value)) return `[${Array.from(value, element).join()}]`;
  if (depth >= DEPTH || !isPlain(value)) return JSON.stringify(value);
  const members = Object.entries(value).flatMap(([key, member]) =>
    isWritten(member) ? [`${JSON.stringify(key)}:${stringifyCached(member, depth + 1)}`] : [],
  );
  return `{${members.join()}}`;
}

function element(value: unknown): string {
  if (!isPlain(value)) return isWritten(value) ? JSON.stringify(value) : 'null';
  const json = written.get(value) ?? JSON.stringify(value);
  written.set(value, json);
  return json;
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** JSON omits undefined and functions. */
function isWritten(value: unknown): boolean {
  return value !== undefined && typeof value !== 'function' && typeof value !== 'symbol';
}
