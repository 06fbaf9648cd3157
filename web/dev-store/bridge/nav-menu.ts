import type { NavLink } from '../messages.ts';
import type { Channel } from './channel.ts';
import { MirroredElement } from './mirror.ts';

const MENUS = 'ui-nav-menu, s-app-nav';

function pathOf(anchor: Element): string {
  const url = new URL(anchor.getAttribute('href') ?? '/', location.origin);
  return url.pathname + url.search + url.hash;
}

function anchors(): Element[] {
  return [...document.querySelectorAll(MENUS)].flatMap((menu) => [...menu.querySelectorAll('a, s-link')]);
}

export function defineNavMenu(channel: Channel): void {
  class NavMenuElement extends MirroredElement {
    protected override report(): void {
      const links = anchors().map((anchor): NavLink => ({
        label: anchor.textContent.trim(),
        path: pathOf(anchor),
        home: anchor.getAttribute('rel') === 'home',
      }));
      channel.post({ kind: 'nav', links });
    }
  }
  customElements.define('ui-nav-menu', NavMenuElement);
  customElements.define('s-app-nav', class extends NavMenuElement {});

  // The app's router listens for this event on the document and reads the address from its target.
  channel.on({
    navigate: ({ path }) => {
      const target = anchors().find((anchor) => pathOf(anchor) === path) ?? strayLink(path);
      target.dispatchEvent(new CustomEvent('shopify:navigate', { bubbles: true, cancelable: true }));
      if (target.parentElement === document.documentElement) target.remove();
    },
  });
}

/** A link without a menu entry (the app's own name in the admin) needs an element as the event's target. */
function strayLink(path: string): Element {
  const anchor = document.createElement('a');
  anchor.href = path;
  anchor.hidden = true;
  document.documentElement.append(anchor);
  return anchor;
}
