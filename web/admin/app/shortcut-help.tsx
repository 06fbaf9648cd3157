import { useEffect } from 'react';
import { useShortcutHelp } from '../lib/page/shortcut-help.tsx';
import { useLoaded } from '../lib/page/use-loaded.ts';

const loadDialog = async () => {
  return { Dialog: (await import('../features/shell/shortcut-dialog.tsx')).ShortcutDialog };
};

/** Shows the list of shortcuts on `?`, unless the key is typed into a field or a dialog is open. */
export function ShortcutHelp() {
  const { isOpen, open, close } = useShortcutHelp();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event) || document.querySelector('dialog[open], [aria-modal=true]:not([inert])')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
  const Loaded = useLoaded(loadDialog, isOpen, close);
  return isOpen && Loaded && <Loaded.Dialog onClose={close} />;
}

/** The composed path also names fields within the preview of a survey. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
