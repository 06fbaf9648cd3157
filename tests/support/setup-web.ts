import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Polaris asks for media queries as it is imported, and jsdom has none: every query answers "no". */
window.matchMedia = (media) =>
  ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  }) as Partial<MediaQueryList> as MediaQueryList;

// A part whose code comes when it is first wanted takes a busy machine longer than the second that is usual.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
