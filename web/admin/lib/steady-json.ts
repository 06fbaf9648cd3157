const written = new WeakMap<object, string>();

/** How deep lists are looked for: those of what is sent and of the definition in it. */
const DEPTH = 2;

/**
 * What `JSON.stringify` gives, for values that nobody changes in place. Each element of a list is written once: of two
 * hundred questions a save writes the one that was edited.
 */
export function steadyJson(value: unknown, depth = 0): string {
  if (Array.isArray(value)) return `[${Array.from(value, element).join()}]`;
  if (depth >= DEPTH || !isPlain(value)) return JSON.stringify(value);
  const members = Object.entries(value).flatMap(([key, member]) =>
    isWritten(member) ? [`${JSON.stringify(key)}:${steadyJson(member, depth + 1)}`] : [],
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

/** JSON leaves out what it has no words for. */
function isWritten(value: unknown): boolean {
  return value !== undefined && typeof value !== 'function' && typeof value !== 'symbol';
}
