import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { freshState } from './state.ts';
import type { StoreState } from './state.ts';

export interface Memory {
  readonly state: StoreState;
  /** Called after every change; what was saved is there again after a restart. */
  save(): void;
}

/** Opens the store's memory. Without a file it lasts as long as the process. */
export function openMemory(file: string | null): Memory {
  if (file === null) return { state: freshState(), save: () => undefined };
  const state = readState(file) ?? freshState();
  return {
    state,
    save() {
      mkdirSync(dirname(file), { recursive: true });
      // Written beside and renamed over, so that a stop in the middle leaves the old one whole.
      writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}

function readState(file: string): StoreState | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  try {
    const found = JSON.parse(text) as Partial<StoreState> | null;
    if (found?.version === 1 && Array.isArray(found.orders)) return found as StoreState;
  } catch {
    // Falls through to the one sentence for every unreadable file.
  }
  throw new Error(`${file} is not a dev store's memory. Delete it to begin with an empty store.`);
}
