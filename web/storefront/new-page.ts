/** Told by libraries that replace a page's content, once the next page stands. */
const STANDS = ['turbo:load', 'turbolinks:load', 'pjax:end'];
/** Without such an event, the next page counts as complete once nothing was added to it for this long. */
const QUIET_MS = 300;
/** A page to which nothing is added counts as complete after this long. */
const LONGEST_MS = 2_000;

interface WithNavigation {
  /** Not in every browser. */
  readonly navigation?: EventTarget;
}

/**
 * Watches for pages that a script shows in place of this one, without a load: the address gets another path. `onLeave` is
 * called at once, `onArrive` when the new content stands. It is observed only until then.
 */
export function onNewPage(onLeave: () => void, onArrive: () => void): void {
  let { pathname } = location;
  let stopWaiting: (() => void) | undefined;
  const arrive = () => {
    if (!stopWaiting) return;
    stopWaiting();
    stopWaiting = undefined;
    onArrive();
  };
  const look = () => {
    if (location.pathname === pathname) return;
    ({ pathname } = location);
    onLeave();
    stopWaiting?.();
    stopWaiting = whenQuiet(arrive);
  };
  for (const type of STANDS) addEventListener(type, arrive);
  addEventListener('popstate', look);
  const { navigation } = globalThis as WithNavigation;
  if (navigation) navigation.addEventListener('currententrychange', look);
  else watchHistory(look);
}

/** Browsers without the Navigation API tell no script that another one has changed the address. */
function watchHistory(look: () => void): void {
  const pushState = history.pushState.bind(history);
  history.pushState = (...change) => {
    pushState(...change);
    look();
  };
}

function whenQuiet(then: () => void): () => void {
  // These tell when the page stands, also on a slow network.
  const isTold = 'Turbo' in globalThis || 'Turbolinks' in globalThis;
  let timer = isTold ? 0 : setTimeout(then, LONGEST_MS);
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(then, QUIET_MS);
  });
  if (!isTold) observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
