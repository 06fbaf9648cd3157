import { useState } from 'react';

const KEY = 'askwell:own-name';

/**
 * The name under which a person's work stands in the history. The store's session does not say who of the team uses
 * it, so the person types it once in each browser.
 */
export function useOwnName(): readonly [string, (name: string) => void] {
  const [name, setName] = useState(readName);
  const change = (written: string): void => {
    setName(written);
    try {
      localStorage.setItem(KEY, written);
    } catch {
      // Storage may be blocked inside a frame: the name then lasts until the page is closed.
    }
  };
  return [name, change];
}

function readName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
