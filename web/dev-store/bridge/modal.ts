import type { Actions } from './actions.ts';
import type { Channel } from './channel.ts';
import { createModalWindow } from './modal-window.ts';
import type { ModalWindow } from './modal-window.ts';
import { readTitleBar } from './title-bar.ts';
import { MirroredElement } from './mirror.ts';
import type { ModalApi } from './types.ts';

interface Showable extends HTMLElement {
  show(): Promise<void>;
  hide(): Promise<void>;
  toggle(): Promise<void>;
}

/** Reflects `src` and `variant` as attributes. */
abstract class ReflectedElement extends MirroredElement {
  get src(): string {
    return this.getAttribute('src') ?? '';
  }

  set src(address: string) {
    this.setAttribute('src', address);
  }

  get variant(): string {
    return this.getAttribute('variant') ?? 'base';
  }

  set variant(variant: string) {
    this.setAttribute('variant', variant);
  }
}

export function defineModal(channel: Channel, actions: Actions): ModalApi {
  class ModalElement extends ReflectedElement implements Showable {
    private made: ModalWindow | null = null;

    /** Created on first use: a page may contain many modals that are never opened. */
    get content(): HTMLElement {
      return this.window.content;
    }

    get contentWindow(): Window | null {
      return this.made?.frame?.contentWindow ?? null;
    }

    async show(): Promise<void> {
      if (this.made?.isOpen === true) return;
      if (this.src === '') this.moveChildren();
      else this.window.load(this.src);
      this.report();
      this.window.open();
      channel.post({ kind: 'modal', open: true });
      this.dispatchEvent(new Event('show'));
    }

    async hide(): Promise<void> {
      if (this.made?.isOpen === true) this.made.close();
    }

    toggle(): Promise<void> {
      return this.made?.isOpen === true ? this.hide() : this.show();
    }

    override disconnectedCallback(): void {
      super.disconnectedCallback();
      void this.hide();
      this.made?.remove();
      this.made = null;
    }

    private get window(): ModalWindow {
      this.made ??= createModalWindow(() => {
        channel.post({ kind: 'modal', open: false });
        this.dispatchEvent(new Event('hide'));
      });
      return this.made;
    }

    /** Markup children move into the window; React renders into `content` and leaves an empty div. */
    private moveChildren(): void {
      for (const child of [...this.childNodes]) {
        const described = child instanceof Element && child.localName.startsWith('ui-');
        if (!described && child.textContent?.trim() !== '') this.content.append(child);
      }
    }

    protected override report(): void {
      const bar = this.querySelector('ui-title-bar');
      if (this.made === null) return;
      this.made.describe(this.variant, bar ? readTitleBar(bar, actions) : null, (id) => actions.press(id));
    }
  }
  customElements.define('ui-modal', ModalElement);

  return {
    show: (id) => byId(id).show(),
    hide: (id) => byId(id).hide(),
    toggle: (id) => byId(id).toggle(),
  };
}

function byId(id: string): Showable {
  const element = document.getElementById(id);
  if (element?.localName !== 'ui-modal') throw new Error(`There is no ui-modal with the id ${id}.`);
  return element as Showable;
}
