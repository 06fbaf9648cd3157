import type { NavLink } from '../messages.ts';
import { part } from './dom.ts';

/** The app's menu below its name in the admin. */
export function createAppNav(facts: { base: string }, go: (path: string) => Promise<void>) {
  const list = part('app-nav');
  const home = part<HTMLAnchorElement>('app-home');
  let anchors: { anchor: HTMLAnchorElement; path: string }[] = [];
  let homePath = '/';
  let current = '/';
  follow(home, () => homePath);

  function follow(anchor: HTMLAnchorElement, pathOf: () => string): void {
    anchor.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void go(pathOf());
    });
  }

  function markCurrent(path: string): void {
    current = path;
    const here = path.split(/[?#]/, 1)[0] ?? '/';
    const matching = anchors
      .filter((one) => here === one.path || here.startsWith(`${one.path}/`))
      .sort((a, b) => b.path.length - a.path.length);
    for (const { anchor } of anchors) anchor.removeAttribute('aria-current');
    matching[0]?.anchor.setAttribute('aria-current', 'page');
    if (matching.length > 0) home.removeAttribute('aria-current');
    else home.setAttribute('aria-current', 'page');
  }

  function show(links: NavLink[]): void {
    homePath = links.find((link) => link.home)?.path ?? '/';
    anchors = links
      .filter((link) => !link.home)
      .map(({ label, path }) => {
        const anchor = document.createElement('a');
        anchor.href = facts.base + path;
        anchor.textContent = label;
        follow(anchor, () => path);
        return { anchor, path };
      });
    const items = anchors.map(({ anchor }) => {
      const item = document.createElement('li');
      item.className = 'app-nav-item';
      item.append(anchor);
      return item;
    });
    for (const old of [...list.querySelectorAll('.app-nav-item')]) old.remove();
    list.append(...items);
    markCurrent(current);
  }

  return { show, markCurrent };
}
