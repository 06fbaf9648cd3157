import { isStorable, withMarks } from './survey/plain-text.ts';

// Text that neither the database nor UTF-8 can hold (NUL, half a surrogate pair), wherever it is in a JSON value.

/** A value with the way to it. The way is only put together when somebody asks for it. */
interface Place {
  readonly value: unknown;
  readonly key: string;
  readonly parent: Place | null;
}

export const UNSTORABLE_TEXT = 'This text holds characters that cannot be stored.';

/** Where the first such text is, in dotted form; null where there is none. Nesting never exhausts the stack. */
export function findUnstorable(root: unknown): string | null {
  const waiting: Place[] = [{ value: root, key: '', parent: null }];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { value } = place;
    if (typeof value === 'string' && !isStorable(value)) return pathOf(place);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, each] of Object.entries(value as Record<string, unknown>)) {
      const inner = { value: each, key, parent: place };
      if (!isStorable(key)) return pathOf(inner);
      if (typeof each === 'string' ? !isStorable(each) : typeof each === 'object') waiting.push(inner);
    }
  }
  return null;
}

/** The path itself has to be storable: it goes into a reply. A long one is cut, since it quotes keys of the sender's. */
function pathOf(place: Place): string {
  const keys: string[] = [];
  for (let at = place; at.parent !== null; at = at.parent) keys.push(at.key);
  return withMarks(keys.reverse().join('.').slice(0, 200)) || 'input';
}

/**
 * Parses JSON of a sender that is trusted and repeats what is refused, such as the platform: each character that cannot
 * be stored becomes U+FFFD, so that one odd name never stops the rest.
 */
export function parseStorable(text: string): unknown {
  const parsed: unknown = JSON.parse(text);
  return findUnstorable(parsed) === null ? parsed : JSON.parse(text, replaceInValue);
}

function replaceInValue(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return withMarks(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [withMarks(key), each]));
}
