import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { addMissingBrowserFeatures } from '#tests/web/support/missing-in-jsdom.ts';

/** Polaris reads media queries when it is imported, and jsdom has none: no query matches. */
window.matchMedia = (media) =>
  ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  }) as Partial<MediaQueryList> as MediaQueryList;

/** jsdom lays nothing out, so nothing is scrolled and no size ever changes. */
Element.prototype.scrollIntoView = () => undefined;
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Before any module is read: some make a style sheet when they are.
addMissingBrowserFeatures();

configure({ asyncUtilTimeout: PATIENCE_MS });

afterEach(cleanup);

// Files share their modules and the window of their worker (`isolate: false`). A module that still loads when its file
// ends fails, and stays failed for every later file of the same worker.
afterAll(async () => {
  await vi.dynamicImportSettled();
  document.body.replaceChildren();
});
