import { useEffect } from 'react';
import { SURVEY_VIEW } from '../../../../survey-view/survey-element.ts';

/**
 * Ctrl/Cmd+Z undoes, with Shift it redoes. Inside fields too: they show the survey's state, which the browser's own
 * undo does not know.
 */
export function useShortcuts(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isUndoKey = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey;
      // Answers in the preview are not edits.
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
