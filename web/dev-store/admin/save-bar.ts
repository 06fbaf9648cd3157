import type { SaveBar } from '../messages.ts';
import type { Confirm } from './confirm.ts';
import { button, part } from './dom.ts';

/** The bar for unsaved changes; it reports the merchant's choice to the app. */
export function createSaveBar(press: (id: string) => void, confirm: Confirm) {
  const element = part('save-bar');
  let shown = '';

  async function discard(described: SaveBar): Promise<void> {
    if (described.discard === null) return;
    if (!described.confirmDiscard || (await confirm.discard())) press(described.discard.id);
  }

  return {
    isOpen: () => !element.hidden,
    show(described: SaveBar | null): void {
      // An unchanged description keeps the buttons, which may be pressed at this moment.
      const now = JSON.stringify(described);
      if (now === shown) return;
      shown = now;
      element.hidden = described === null;
      if (described === null) return element.replaceChildren();
      const words = Object.assign(document.createElement('p'), { textContent: 'Unsaved changes' });
      const { save, discard: dropped } = described;
      const buttons = [
        dropped &&
          button(
            { ...dropped, label: dropped.label || 'Discard', className: 'button' },
            () => void discard(described),
          ),
        save &&
          button({ ...save, label: save.label || 'Save', className: 'button primary' }, () => press(save.id)),
      ];
      element.replaceChildren(words, ...buttons.filter((one) => one !== null));
    },
  };
}
