import { part } from './dom.ts';

export interface Confirm {
  leave(): Promise<boolean>;
  discard(): Promise<boolean>;
}

/** Asks for confirmation before unsaved changes are lost. */
export function createConfirm(): Confirm {
  const dialog = part<HTMLDialogElement>('confirm');

  function ask(title: string, text: string, action: string): Promise<boolean> {
    part('confirm-title').textContent = title;
    part('confirm-text').textContent = text;
    part('confirm-leave').textContent = action;
    dialog.returnValue = 'stay';
    dialog.showModal();
    return new Promise((resolve) => {
      dialog.addEventListener('close', () => resolve(dialog.returnValue === 'leave'), { once: true });
    });
  }

  return {
    leave: () => ask('Leave without saving?', 'What you changed on this page would be lost.', 'Leave page'),
    discard: () =>
      ask('Discard all changes?', 'The page goes back to what was last saved.', 'Discard changes'),
  };
}
