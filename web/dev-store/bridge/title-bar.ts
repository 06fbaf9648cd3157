import type { TitleBar } from '../messages.ts';
import type { Actions } from './actions.ts';
import type { Channel } from './channel.ts';
import { MirroredElement } from './mirror.ts';

const EMPTY: TitleBar = { title: null, breadcrumb: null, primary: null, secondary: [], groups: [] };

/** Reads a `ui-title-bar`: its title, buttons and button groups. */
export function readTitleBar(element: Element, actions: Actions): TitleBar {
  const own = [...element.children].filter((child): child is HTMLElement => child.matches('button, a'));
  const variant = (name: string) => own.find((child) => child.getAttribute('variant') === name);
  const [breadcrumb, primary] = [variant('breadcrumb'), variant('primary')];
  const rest = own.filter((child) => child !== breadcrumb && child !== primary);
  const groups = [...element.children].filter((child) => child.matches('section'));
  return {
    title: element.getAttribute('title'),
    breadcrumb: breadcrumb ? actions.describe(breadcrumb) : null,
    primary: primary ? actions.describe(primary) : null,
    secondary: rest.map((child) => actions.describe(child)),
    groups: groups.map((group) => ({
      label: group.getAttribute('label') ?? 'More actions',
      actions: [...group.querySelectorAll<HTMLElement>('button, a')].map((child) => actions.describe(child)),
    })),
  };
}

export function defineTitleBar(channel: Channel, actions: Actions): void {
  class TitleBarElement extends MirroredElement {
    protected override report(): void {
      // A title bar inside a modal belongs to the modal.
      const shown = [...document.querySelectorAll('ui-title-bar')].find((bar) => !bar.closest('ui-modal'));
      channel.post({ kind: 'title-bar', titleBar: shown ? readTitleBar(shown, actions) : EMPTY });
    }
  }
  customElements.define('ui-title-bar', TitleBarElement);
}
