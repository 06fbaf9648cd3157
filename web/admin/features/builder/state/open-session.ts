import type { BuilderSession } from './builder-session.ts';
import { storedEditKeys, readStoredEdits, type RecoveredEdits } from './stored-edits.ts';
import { keysOfClosedTabs } from './tab-locks.ts';

/** Sessions whose screen was closed during a save or an upload; returning to the screen continues with them. */
const open = new Map<string, BuilderSession>();

export function rememberSession(scope: string, session: BuilderSession): void {
  for (const [each, { isUnfinished }] of open) if (!isUnfinished) open.delete(each);
  open.set(scope, session);
}

export function findUnfinishedSession(scope: string): BuilderSession | undefined {
  const session = open.get(scope);
  return session?.isUnfinished ? session : undefined;
}

/** Recovers edits of a closed page. Of several, the first found; the others wait for the next opening. */
export async function recoverEdits(scope: string): Promise<RecoveredEdits | null> {
  for (const key of await keysOfClosedTabs(storedEditKeys(scope))) {
    const edits = readStoredEdits(key);
    if (edits) return { edits, key };
  }
  return null;
}
