import type { Action } from '../messages.ts';
import type { Channel } from './channel.ts';

export interface Actions {
  describe(element: HTMLElement): Action;
  press(id: string): void;
}

/** Describes the app's buttons to the admin, and forwards the admin's clicks to them. */
export function lendActions(channel: Channel): Actions {
  const ids = new WeakMap<HTMLElement, string>();
  const elements = new Map<string, WeakRef<HTMLElement>>();
  let last = 0;

  function idOf(element: HTMLElement): string {
    const known = ids.get(element);
    if (known !== undefined) return known;
    const id = `action-${++last}`;
    ids.set(element, id);
    elements.set(id, new WeakRef(element));
    return id;
  }

  function press(id: string): void {
    const element = elements.get(id)?.deref();
    if (element?.isConnected === true && !isDisabled(element)) element.click();
  }

  channel.on({ press: ({ id }) => press(id) });

  return {
    press,
    describe: (element) => ({
      id: idOf(element),
      label: element.textContent.trim(),
      disabled: isDisabled(element),
      critical: element.getAttribute('tone') === 'critical',
    }),
  };
}

function isDisabled(element: HTMLElement): boolean {
  const loading = element.getAttribute('loading');
  return element.hasAttribute('disabled') || (loading !== null && loading !== 'false');
}
