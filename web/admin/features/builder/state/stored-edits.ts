import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { FORMAT_VERSION } from '#shared/survey/format-version.ts';
import { stringifyCached } from '../../../lib/api/stringify-cached.ts';
import type { Save, Unsaved } from './autosave.ts';

/** Edits on this device, and how to create their survey if the server does not have it yet. */
export interface StoredEdits extends Unsaved {
  readonly creation: Creation | null;
}

export interface Creation {
  readonly templateId: string | null;
}

interface SerializedEdits extends Omit<StoredEdits, 'attempt'> {
  readonly attempt: (Omit<Save, 'definition'> & { readonly definition: SurveyDefinition | null }) | null;
}

const PREFIX = 'askwell:unsaved:';

/** The storage key of one page's edits; each tab has its own. */
export function editsKey(scope: string, pageId: string): string {
  return `${PREFIX}${scope}:${pageId}`;
}

/** False if the device's storage is full, or the browser gives a framed page none. */
export function storeEdits(key: string, edits: StoredEdits | null): boolean {
  try {
    if (edits === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, stringifyCached(toStore(edits)));
    return true;
  } catch {
    return edits === null;
  }
}

/** The save in flight usually has the edited definition itself: it is stored once. */
function toStore(edits: StoredEdits): object {
  if (edits.attempt?.definition !== edits.definition) return edits;
  return { ...edits, attempt: { ...edits.attempt, definition: null } };
}

/** The storage keys of all edits of one survey. */
export function storedEditKeys(scope: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(editsKey(scope, '')));
  } catch {
    return [];
  }
}

/** Null also for an unknown format; such edits stay in storage. */
export function readStoredEdits(key: string): StoredEdits | null {
  try {
    const stored = JSON.parse(window.localStorage.getItem(key) ?? 'null') as SerializedEdits | null;
    if (stored === null) return null;
    const { attempt, definition } = stored;
    const edits = {
      ...stored,
      attempt: attempt && { ...attempt, definition: attempt.definition ?? definition },
    };
    const definitions: { formatVersion: number }[] = [definition, edits.attempt?.definition ?? definition];
    return definitions.every(({ formatVersion }) => formatVersion === FORMAT_VERSION) ? edits : null;
  } catch {
    return null;
  }
}

export interface RecoveredEdits {
  readonly edits: StoredEdits;
  readonly key: string;
}
