import { useEffect } from 'react';
import type { BuilderSession } from '../state/builder-session.ts';

/**
 * Ctrl/Cmd+Z and, with Shift, back again. Fields too: what they show is the survey, and a browser's own undo
 * knows nothing of the rest of it.
 */
export function useShortcuts(undo: () => void, redo: () => void, session: BuilderSession): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isUndoKey = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isUndoKey || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [undo, redo, session]);
}
