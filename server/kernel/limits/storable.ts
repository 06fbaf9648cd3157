import { isStorable, replaceUnstorable } from '#shared/survey/plain-text.ts';

// Text that neither the database nor UTF-8 can store: NUL, or half a surrogate pair.

/** A value with its path. The path is built only when it is needed. */
interface Place {
  readonly value: unknown;
  readonly key: string;
  readonly parent: Place | null;
}

/**
 * The path of the first such text, in dotted form; null if there is none. Uses no recursion, so deep nesting is
 * safe.
 */
export function findUnstorable(root: unknown): string | null {
  const waiting: Place[] = [{ value: root, key: '', parent: null }];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { value } = place;
    if (typeof value === 'string' && !isStorable(value)) return pathOf(place);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, each] of Object.entries(value as Record<string, unknown>)) {
      const isGood = isStorable(key) && (typeof each !== 'string' || isStorable(each));
      if (isGood && (typeof each !== 'object' || each === null)) continue;
      const inner = { value: each, key, parent: place };
      if (!isGood) return pathOf(inner);
      waiting.push(inner);
    }
  }
  return null;
}

/**
 * The path goes into a reply, so it must be storable as well. A long path is cut, because it contains the sender's
 * keys.
 */
function pathOf(place: Place): string {
  const keys: string[] = [];
  for (let at = place; at.parent !== null; at = at.parent) keys.push(at.key);
  return replaceUnstorable(keys.reverse().join('.').slice(0, 200)) || 'input';
}

/**
 * Parses JSON of a trusted sender that repeats refused requests, such as the store platform. Each character that
 * cannot be stored becomes U+FFFD, so that one bad name does not block all later data.
 */
export function parseStorable(text: string): unknown {
  const parsed: unknown = JSON.parse(text);
  return findUnstorable(parsed) === null ? parsed : JSON.parse(text, replaceInValue);
}

function replaceInValue(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return replaceUnstorable(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [replaceUnstorable(key), each]));
}
