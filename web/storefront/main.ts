import type { StoreScript } from '#shared/delivery/store-script.ts';
import { ignore, load } from './loader.ts';
import { onNewPage } from './new-page.ts';
import { templateOf, type TagData } from './page-facts.ts';

/** The server replaces this name with the store's data. */
declare const ASKWELL_DATA: StoreScript;

/** The only global that this script sets. A second copy of the script finds it and does nothing. */
const STARTED = '__askwell';

try {
  const tag: TagData = Object.assign({}, document.currentScript?.dataset);
  let page: AbortController | undefined;
  const arrive = (facts: TagData) => {
    page = new AbortController();
    load(ASKWELL_DATA, facts, page.signal).catch(ignore);
  };
  const begin = () => {
    if (page) return;
    arrive(tag);
    onNewPage(
      () => page?.abort(),
      () => arrive({ ...tag, template: templateOf(location.pathname) }),
    );
  };
  if (!(STARTED in window)) {
    if (isContentLoaded()) begin();
    document.addEventListener('DOMContentLoaded', begin);
    addEventListener('load', begin);
    (window as { [STARTED]?: 1 })[STARTED] = 1;
  }
} catch {
  ignore();
}

/** Whether the page's deferred scripts, which name the shopper, have run, and all blocks are in the page. */
function isContentLoaded(): boolean {
  const { readyState } = document;
  if (readyState !== 'interactive') return readyState === 'complete';
  // `interactive` begins before the deferred scripts run.
  const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !!timing?.domContentLoadedEventEnd;
}
