import type { StoreScript } from '#shared/delivery/store-script.ts';
import { ignore, load } from './loader.ts';

/** Written by the server when it sends this script. */
declare const ASKWELL_DATA: StoreScript;

/** The one name that we leave on the page: a second copy of this script sees it and does nothing. */
const MARK = '__askwell';

try {
  const tag = document.currentScript?.dataset ?? {};
  let isBegun = false;
  const begin = () => {
    if (!isBegun) load(ASKWELL_DATA, tag).catch(ignore);
    isBegun = true;
  };
  // The page's own scripts say who is shopping, and blocks may still come. In between, a page calls itself
  // interactive although its deferred scripts have not run yet; when they have, only the clock knows.
  const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!(MARK in window)) {
    if (timing?.domContentLoadedEventEnd) begin();
    document.addEventListener('DOMContentLoaded', begin);
    addEventListener('load', begin);
    (window as { [MARK]?: 1 })[MARK] = 1;
  }
} catch {
  ignore();
}
