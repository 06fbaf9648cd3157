/** The parts of the browser's page that the session uses. */
export interface BrowserPage {
  query: () => URLSearchParams;
  clearQuery: () => void;
  reload: () => void;
  /** Opens another address in the top window: the store's authorize page refuses to be framed. */
  leaveTo: (url: string) => void;
}

/** Query parameters of the platform; the server needs them again to allow the frame. */
const PLATFORM_PARAMETERS = ['shop', 'host', 'embedded', 'locale'];

/** Reads the platform's parameters now, before a navigation drops them. */
export function browserPage(framed: boolean): BrowserPage {
  const kept = new URLSearchParams();
  const initial = new URLSearchParams(window.location.search);
  for (const name of PLATFORM_PARAMETERS) {
    const value = initial.get(name);
    if (framed && value !== null) kept.set(name, value);
  }
  const address = (): string => {
    const search = kept.toString();
    return window.location.pathname + (search === '' ? '' : `?${search}`);
  };
  return {
    query: () => new URLSearchParams(window.location.search),
    clearQuery: () => {
      window.history.replaceState(window.history.state, '', address());
    },
    reload: () => {
      if (framed) window.location.replace(address());
      else window.location.reload();
    },
    leaveTo: (url) => void window.open(url, '_top'),
  };
}
