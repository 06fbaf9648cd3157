/** The browser's page, as far as the session moves it. */
export interface Page {
  query: () => URLSearchParams;
  clearQuery: () => void;
  reload: () => void;
  /** Leaves for another address in the top window: the store's authorize page refuses to be framed. */
  leaveTo: (url: string) => void;
}

/** What the platform put into our address when it framed us; the server needs it again to allow the frame. */
const PLATFORM_PARAMETERS = ['shop', 'host', 'embedded', 'locale'];

/** Captures the platform's part of the address now, before any navigation loses it. */
export function browserPage(framed: boolean): Page {
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
