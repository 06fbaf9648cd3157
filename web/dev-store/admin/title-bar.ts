import type { Action, ActionGroup, TitleBar } from '../messages.ts';
import { button, part } from './dom.ts';

interface TitleBarFacts {
  appName: string;
  store: string;
}

/** Shows the app's title and buttons above its frame, and reports their clicks to the app. */
export function createTitleBar(facts: TitleBarFacts, press: (id: string) => void) {
  const [title, breadcrumb, actions] = [part('title'), part('breadcrumb'), part('actions')];

  const make = (action: Action, className: string): HTMLButtonElement => {
    const tone = action.critical ? ' danger' : '';
    return button({ ...action, className: `button${className}${tone}` }, () => press(action.id));
  };

  function show(bar: TitleBar): void {
    const heading = bar.title === null || bar.title === '' ? facts.appName : bar.title;
    title.textContent = heading;
    document.title = [heading, facts.appName, facts.store].filter(unique).join(' · ');
    breadcrumb.replaceChildren(...(bar.breadcrumb ? [make(bar.breadcrumb, ' small')] : []));
    actions.replaceChildren(
      ...bar.groups.map((group, index) => groupMenu(group, index, make)),
      ...bar.secondary.map((action) => make(action, ' small')),
      ...(bar.primary ? [make(bar.primary, ' small primary')] : []),
    );
  }

  return {
    show,
    reset: () => show({ title: null, breadcrumb: null, primary: null, secondary: [], groups: [] }),
  };
}

function groupMenu(
  group: ActionGroup,
  index: number,
  make: (action: Action, className: string) => HTMLButtonElement,
): HTMLElement {
  const menu = document.createElement('div');
  menu.id = `title-group-${index}`;
  menu.popover = 'auto';
  menu.className = 'group-menu';
  menu.append(
    ...group.actions.map((action) => {
      const item = make(action, ' plain');
      item.addEventListener('click', () => menu.hidePopover());
      return item;
    }),
  );
  const opener = button({ label: `${group.label} ▾`, className: 'button small' }, () => undefined);
  opener.popoverTargetElement = menu;
  const holder = document.createElement('span');
  holder.className = 'group';
  holder.append(opener, menu);
  return holder;
}

function unique<T>(value: T, index: number, all: T[]): boolean {
  return all.indexOf(value) === index;
}
