import { FORMAT_VERSION, type SurveyDefinition } from '#shared/survey/definition.ts';
import { steadyJson } from '../../../lib/steady-json.ts';
import type { Save, Unsaved } from './autosave.ts';

/** Edits on this device, and how their survey comes into being if the server has never heard of it. */
export interface Kept extends Unsaved {
  readonly creation: Creation | null;
}

export interface Creation {
  readonly templateId: string | null;
}

interface Stored extends Omit<Kept, 'attempt'> {
  readonly attempt: (Omit<Save, 'definition'> & { readonly definition: SurveyDefinition | null }) | null;
}

const PREFIX = 'askwell:unsaved:';

/** Where the edits of one page to one survey are kept: another tab has a place of its own. */
export function placeOf(scope: string, pageId: string): string {
  return `${PREFIX}${scope}:${pageId}`;
}

/** False if the device has no room, or the browser gives a framed page no storage at all. */
export function keep(place: string, kept: Kept | null): boolean {
  try {
    if (kept === null) window.localStorage.removeItem(place);
    else window.localStorage.setItem(place, steadyJson(toStore(kept)));
    return true;
  } catch {
    return kept === null;
  }
}

/** A save under way mostly has the very definition that is edited: it is stored once. */
function toStore(kept: Kept): object {
  if (kept.attempt?.definition !== kept.definition) return kept;
  return { ...kept, attempt: { ...kept.attempt, definition: null } };
}

/** All places with edits to one survey. */
export function keptPlaces(scope: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(placeOf(scope, '')));
  } catch {
    return [];
  }
}

/** Null as well for edits in a format that this page cannot send; they stay where they are. */
export function readKept(place: string): Kept | null {
  try {
    const stored = JSON.parse(window.localStorage.getItem(place) ?? 'null') as Stored | null;
    if (stored === null) return null;
    const { attempt, definition } = stored;
    const kept = {
      ...stored,
      attempt: attempt && { ...attempt, definition: attempt.definition ?? definition },
    };
    const definitions: { formatVersion: number }[] = [definition, kept.attempt?.definition ?? definition];
    return definitions.every(({ formatVersion }) => formatVersion === FORMAT_VERSION) ? kept : null;
  } catch {
    return null;
  }
}
