import type { StoreScript } from '#shared/delivery/store-script.ts';
import { ignore, load } from './loader.ts';

/** The server replaces this name with the store's data. */
declare const ASKWELL_DATA: StoreScript;

/** The only global that this script sets. A second copy of the script finds it and does nothing. */
const STARTED = '__askwell';

try {
  const tag = document.currentScript?.dataset ?? {};
  let isBegun = false;
  const begin = () => {
    if (!isBegun) load(ASKWELL_DATA, tag).catch(ignore);
    isBegun = true;
  };
  // Wait for the page's deferred scripts, which name the shopper, and for all blocks. `readyState` becomes
  // interactive before deferred scripts run, so the timing entry decides whether DOMContentLoaded has passed.
  const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!(STARTED in window)) {
    if (timing?.domContentLoadedEventEnd) begin();
    document.addEventListener('DOMContentLoaded', begin);
    addEventListener('load', begin);
    (window as { [STARTED]?: 1 })[STARTED] = 1;
  }
} catch {
  ignore();
}
