import type { Shelf } from './drawer.ts';

/** Names everything that is kept of a survey; the number goes up when older tabs could not read it. */
const PREFIX = 'askwell/1/';

export function shelfKey(publicId: string): string {
  return PREFIX + publicId;
}

/**
 * The browser's storage, or memory where there is none, where it is full, or where it may not be used. What was
 * once kept in memory is read from there.
 */
export function browserShelf(key: string, mayStore: boolean): Shelf {
  let memory: string | null = null;
  let isLasting = mayStore;
  return {
    read: () => {
      try {
        if (isLasting) return localStorage.getItem(key);
      } catch {
        isLasting = false;
      }
      return memory;
    },
    write: (text) => {
      memory = text;
      try {
        if (isLasting) localStorage.setItem(key, text);
        // Some take everything and keep nothing.
        isLasting &&= localStorage.getItem(key) === text;
      } catch {
        isLasting = false;
      }
    },
    isLasting: () => isLasting,
  };
}
