import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { freshState, type StoreState } from './state.ts';

export interface StateStore {
  readonly state: StoreState;
  /** Called after every change; the saved state is loaded at the next start. */
  save(): void;
}

/** Loads the store's state. Without a file it is kept in memory only. */
export function openStateStore(file: string | null): StateStore {
  if (file === null) return { state: freshState(), save: () => undefined };
  const state = readState(file) ?? freshState();
  return {
    state,
    save() {
      mkdirSync(dirname(file), { recursive: true });
      // Written to a second file and renamed, so that an interruption leaves the old file complete.
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
    // Falls through to the one message for every unreadable file.
  }
  throw new Error(`${file} is not a dev store's stateStore. Delete it to begin with an empty store.`);
}
