import type { Action, TitleBar } from '../messages.ts';

export interface ModalWindow {
  readonly content: HTMLElement;
  readonly frame: HTMLIFrameElement | null;
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  remove(): void;
  /** Loads a page of the app into the window. */
  load(address: string): void;
  describe(variant: string, titleBar: TitleBar | null, press: (id: string) => void): void;
}

/**
 * The window of a `ui-modal`. The platform opens it over the whole admin in its own document; here it is a dialog in
 * the app's document, and the admin dims the rest.
 */
export function createModalWindow(onClosed: () => void): ModalWindow {
  const dialog = document.createElement('dialog');
  dialog.className = 'dev-store-modal';
  const heading = Object.assign(document.createElement('h2'), { id: `dev-store-modal-${nextNumber()}` });
  dialog.setAttribute('aria-labelledby', heading.id);
  const close = button({ label: 'Close' }, () => dialog.close());
  const header = document.createElement('header');
  header.append(heading, close);
  const content = document.createElement('div');
  const footer = document.createElement('footer');
  dialog.append(header, content, footer);
  dialog.addEventListener('close', onClosed);
  document.body.append(dialog);
  let frame: HTMLIFrameElement | null = null;

  return {
    content,
    get frame() {
      return frame;
    },
    get isOpen() {
      return dialog.open;
    },
    open: () => dialog.showModal(),
    close: () => dialog.close(),
    remove: () => dialog.remove(),
    load(address) {
      frame ??= content.appendChild(document.createElement('iframe'));
      frame.title = heading.textContent;
      frame.src = address;
    },
    describe(variant, titleBar, press) {
      dialog.dataset['variant'] = variant;
      heading.textContent = titleBar?.title ?? 'Askwell';
      const shown = [...(titleBar?.secondary ?? []), titleBar?.primary].filter((action) => action != null);
      footer.replaceChildren(
        ...shown.map((action) => {
          const made = button(action, () => press(action.id));
          if (action === titleBar?.primary) made.dataset['primary'] = '';
          return made;
        }),
      );
    },
  };
}

let last = 0;
const nextNumber = (): number => ++last;

function button(action: Pick<Action, 'label'> & Partial<Action>, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = action.label;
  made.disabled = action.disabled ?? false;
  made.addEventListener('click', onClick);
  return made;
}
