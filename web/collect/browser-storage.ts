import type { TextStorage } from './response-store.ts';

/** Prefix of every survey's key. Raise the number when tabs with older code can't read the stored format. */
export const KEY_PREFIX = 'askwell/1/';

export function storageKey(publicId: string): string {
  return KEY_PREFIX + publicId;
}

/**
 * The browser's localStorage. Falls back to memory when storage is missing, full or not allowed. After a fallback it
 * stays in memory, so that reads return what was written.
 */
export function browserStorage(key: string, mayStore: boolean): TextStorage {
  let memory: string | null = null;
  let isPersistent = mayStore;
  return {
    read: () => {
      try {
        if (isPersistent) return localStorage.getItem(key);
      } catch {
        isPersistent = false;
      }
      return memory;
    },
    write: (text) => {
      memory = text;
      try {
        if (isPersistent) localStorage.setItem(key, text);
        // Some browsers accept a write and store nothing.
        isPersistent &&= localStorage.getItem(key) === text;
      } catch {
        isPersistent = false;
      }
    },
    isPersistent: () => isPersistent,
  };
}
