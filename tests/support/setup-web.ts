import { cleanup } from '@testing-library/react';
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

afterEach(cleanup);
