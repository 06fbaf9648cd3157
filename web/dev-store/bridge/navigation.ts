import type { Channel } from './channel.ts';

const ADMIN_SCHEME = 'shopify://admin';

function currentPath(): string {
  return location.pathname + location.search + location.hash;
}

/** Synchronises the admin's address with the app's in both directions, and opens links to the admin there. */
export function followNavigation(channel: Channel): void {
  const report = () => channel.post({ kind: 'location', path: currentPath() });
  for (const method of ['pushState', 'replaceState'] as const) {
    const original = history[method].bind(history);
    history[method] = (...parameters: Parameters<History['pushState']>) => {
      original(...parameters);
      report();
    };
  }
  window.addEventListener('popstate', report);
  window.addEventListener('hashchange', report);

  const open = window.open.bind(window);
  window.open = (url, ...rest) => {
    if (!String(url ?? '').startsWith(ADMIN_SCHEME)) return open(url, ...rest);
    channel.post({ kind: 'open', url: String(url) });
    return null;
  };
  document.addEventListener('click', (event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (!anchor?.getAttribute('href')?.startsWith(ADMIN_SCHEME)) return;
    event.preventDefault();
    channel.post({ kind: 'open', url: anchor.getAttribute('href') ?? '' });
  });

  channel.post({ kind: 'hello', path: currentPath() });
}
