import { parentOf } from '#web/survey-view/look-on.ts';
import { forgetElements, remembered } from './remembered.ts';

/** What themes and apps open over a page, open or not. The content of a theme's menu is in a `details`. */
const overlays = remembered('dialog,details,[role=dialog],[role=alertdialog],[aria-modal=true]');

/** Events after which a page may have moved a bar, or opened or closed something. Not all of them bubble. */
const MOVES = ['scroll', 'resize', 'close', 'transitionend', 'animationend'];
/** After these it may also have added elements. */
const ACTS = ['click', 'keyup', 'focusin'];
/** Short enough to be unnoticed, long enough that a scrolling page is looked at a few times in a second. */
const SETTLE_MS = 100;
/** For what opens by a timer, without an event. */
const LOOK_AGAIN_MS = 2_000;

/**
 * Calls back when the page around the card may have changed. Listening to the page's own events costs less than
 * observing its whole document. Returns a function that stops it.
 */
export function watchPage(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange();
    }, SETTLE_MS);
  };
  const stopped = new AbortController();
  // Capture also sees pages that scroll inside an element.
  const options = { passive: true, capture: true, signal: stopped.signal };
  for (const type of [...MOVES, ...ACTS]) addEventListener(type, soon, options);
  for (const type of ACTS) addEventListener(type, forgetElements, options);
  const again = setInterval(soon, LOOK_AGAIN_MS);
  return () => {
    stopped.abort();
    clearTimeout(timer);
    clearInterval(again);
  };
}

/** Whether the page has a modal dialog, a drawer or a menu open. A card would lie dead over it. */
export function isPageBusy(): boolean {
  const [main] = document.getElementsByTagName('main');
  return (
    !!document.fullscreenElement || !!main?.closest('[inert],[aria-hidden=true]') || overlays().some(isOpen)
  );
}

function isOpen(element: Element): boolean {
  if (element.localName !== 'details') return element.matches(':modal') || isOverPage(element);
  // Unlike a menu, the content of an accordion is part of the page.
  return (
    element.hasAttribute('open') &&
    [...element.children].some(
      (child) => /absolute|fixed/.test(getComputedStyle(child).position) && isOverPage(child),
    )
  );
}

/** The part of the window from which a dialog that is not modal counts. Consent banners are smaller. */
const MUCH = 0.2;

function isOverPage(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const width = Math.min(right, innerWidth) - Math.max(left, 0);
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
  if (width <= 0 || height <= 0) return false;
  const isModal = element.getAttribute('aria-modal') === 'true';
  if (!isModal && width * height < MUCH * innerWidth * innerHeight) return false;
  const { visibility, opacity } = getComputedStyle(element);
  return visibility === 'visible' && opacity !== '0';
}

/** Where to look for bars: between the card's sides, and above the window's edge, where some float. */
const ACROSS = [0, 0.25, 0.5, 0.75, 1];
const ABOVE = [4, 40];

/**
 * The height that the page's pinned bars take below the card, also two on top of each other: a button to add to the
 * cart, a consent banner.
 */
export function barBelow(card: HTMLElement): number {
  const { left, width } = card.getBoundingClientRect();
  const loose = new Set<Element>();
  let bar = 0;
  for (let before = -1; before < bar;) {
    before = bar;
    for (const part of ACROSS) {
      for (const above of ABOVE) {
        const top = topOfPinned(card, loose, left + 4 + part * (width - 8), innerHeight - before - above);
        bar = Math.max(bar, Math.round(innerHeight - top));
      }
    }
  }
  return bar;
}

/**
 * The upper edge of what the page pins at this point, or the window's lower edge. `loose` has elements
 * that were found not to be pinned.
 */
function topOfPinned(card: HTMLElement, loose: Set<Element>, x: number, y: number): number {
  let element = document.elementsFromPoint(x, y).find((each) => each !== card) ?? null;
  while (element?.shadowRoot) element = element.shadowRoot.elementFromPoint(x, y);
  let top = innerHeight;
  const passed: Element[] = [];
  for (; element && !loose.has(element); element = parentOf(element)) {
    passed.push(element);
    const { position, bottom, pointerEvents } = getComputedStyle(element);
    // A layer that lets presses through may hold a small banner.
    if (pointerEvents !== 'none') top = Math.min(top, element.getBoundingClientRect().top);
    if (position === 'fixed' || (position === 'sticky' && bottom !== 'auto')) {
      return isWholePage(element) ? innerHeight : Math.max(0, top);
    }
  }
  for (const each of passed) loose.add(each);
  return innerHeight;
}

/** Some pages scroll inside an element that they pin. */
function isWholePage(element: Element): boolean {
  const [main] = document.getElementsByTagName('main');
  return element.getBoundingClientRect().height >= innerHeight / 2 && (!main || element.contains(main));
}
