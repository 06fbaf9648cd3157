import type { SaveBarApi } from './types.ts';
import type { Actions } from './actions.ts';
import type { Channel } from './channel.ts';
import { MirroredElement } from './mirror.ts';

interface Showable extends HTMLElement {
  showing: boolean;
  show(): Promise<void>;
  hide(): Promise<void>;
  toggle(): Promise<void>;
}

export function defineSaveBar(channel: Channel, actions: Actions): SaveBarApi {
  class SaveBarElement extends MirroredElement implements Showable {
    showing = false;

    get discardConfirmation(): boolean {
      return this.hasAttribute('discardconfirmation');
    }

    set discardConfirmation(on: boolean) {
      this.toggleAttribute('discardconfirmation', on);
    }

    async show(): Promise<void> {
      if (this.showing) return;
      this.set(true);
    }

    // React calls this on every unmount, whether the bar is shown or not.
    async hide(): Promise<void> {
      if (!this.showing) return;
      this.set(false);
    }

    toggle(): Promise<void> {
      return this.showing ? this.hide() : this.show();
    }

    override disconnectedCallback(): void {
      super.disconnectedCallback();
      this.showing = false;
    }

    private set(showing: boolean): void {
      this.showing = showing;
      this.changed();
      this.dispatchEvent(new Event(showing ? 'show' : 'hide'));
    }

    protected override report(): void {
      const shown = [...document.querySelectorAll<SaveBarElement>('ui-save-bar')].find((bar) => bar.showing);
      if (!shown) return channel.post({ kind: 'save-bar', saveBar: null });
      const buttons = [...shown.querySelectorAll('button')];
      const save = buttons.find((button) => button.getAttribute('variant') === 'primary');
      const discard = buttons.find((button) => button !== save);
      channel.post({
        kind: 'save-bar',
        saveBar: {
          save: save ? actions.describe(save) : null,
          discard: discard ? actions.describe(discard) : null,
          confirmDiscard: shown.discardConfirmation,
        },
      });
    }
  }
  customElements.define('ui-save-bar', SaveBarElement);

  const anyShown = () => [...document.querySelectorAll<Showable>('ui-save-bar')].some((bar) => bar.showing);
  return {
    show: (id) => byId(id).show(),
    hide: (id) => byId(id).hide(),
    toggle: (id) => byId(id).toggle(),
    leaveConfirmation: async () => {
      if (anyShown()) await channel.ask('leave');
    },
  };
}

function byId(id: string): Showable {
  const element = document.getElementById(id);
  if (element?.localName !== 'ui-save-bar') throw new Error(`There is no ui-save-bar with the id ${id}.`);
  return element as Showable;
}
