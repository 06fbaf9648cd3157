import { useEffect } from 'react';
import { SURVEY_VIEW } from '../../../../survey-view/survey-view.ts';

/**
 * Ctrl/Cmd+Z and, with Shift, back again. Fields too: what they show is the survey, and a browser's own undo
 * knows nothing of the rest of it.
 */
export function useShortcuts(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isUndoKey = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey;
      // What is answered in the preview is nobody's edit.
      const isInPreview = event.target instanceof Element && event.target.localName === SURVEY_VIEW;
      if (!isUndoKey || isInPreview || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [undo, redo]);
}
