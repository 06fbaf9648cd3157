import type { BuilderSession } from './builder-session.ts';
import { keptPlaces, readKept, type Kept } from './kept-edits.ts';
import { orphans } from './living-pages.ts';

/** Sessions whose screen was left while something was on its way to the server; coming back goes on with them. */
const open = new Map<string, BuilderSession>();

export function rememberSession(scope: string, session: BuilderSession): void {
  for (const [each, { hasUnsaved }] of open) if (!hasUnsaved) open.delete(each);
  open.set(scope, session);
}

export function sessionInHand(scope: string): BuilderSession | undefined {
  const session = open.get(scope);
  return session?.hasUnsaved ? session : undefined;
}

export interface Recovered {
  readonly kept: Kept;
  readonly place: string;
}

/** Edits of a page that is gone. Of several, the first that is found; the others wait for the next opening. */
export async function recoverEdits(scope: string): Promise<Recovered | null> {
  for (const place of await orphans(keptPlaces(scope))) {
    const kept = readKept(place);
    if (kept) return { kept, place };
  }
  return null;
}
