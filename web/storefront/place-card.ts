import { barBelow, isPageBusy, watchPage } from './page-around.ts';

/** Selectors of buy buttons in most themes. */
export const BUY_BUTTONS = [
  'form[action*="cart/add"] :is(button,[type=submit])',
  '[name=add]',
  '[name=checkout]',
  'a[href*="/checkout"]',
  'form[action*="checkout"] :is(button,[type=submit])',
].join();

type Side = readonly [vertical: 'top' | 'bottom', horizontal: 'left' | 'right'];

const DEFAULT_SIDE: Side = ['bottom', 'right'];

/** Best first. On a phone the card is as wide as the page, so left and right are equal. */
const SIDES: readonly Side[] = [DEFAULT_SIDE, ['bottom', 'left'], ['top', 'right'], ['top', 'left']];

/** In less room, in pixels, nobody can answer. */
const LEAST_ROOM = 200;

/**
 * Keeps the card in the first corner where it covers no buy button, above bars that the page pins to the bottom, and
 * hides it while the page has something open over itself. `onPlaced` is called when the card first shows. Returns a
 * function that stops it.
 */
export function placeCard(card: HTMLElement, onPlaced: () => void): () => void {
  let current: Side | undefined;
  let bar = 0;
  /** The element of the card that had the focus before the page opened something. */
  let focused: Element | null = null;

  const put = (side: Side) => {
    card.setAttribute('at', side.join(' '));
    const now = barBelow(card);
    // Set only when it changes: each element of the card inherits it, so all styles are calculated again.
    if (now !== bar) card.style.setProperty('--askwell-bar', `${now}px`);
    bar = now;
    current = side;
  };
  const coversBuyButton = () => {
    const own = card.getBoundingClientRect();
    return [...document.querySelectorAll(BUY_BUTTONS)].some((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      return (
        width * height > 0 && left < own.right && right > own.left && top < own.bottom && bottom > own.top
      );
    });
  };
  const show = (isShown: boolean) => void card.toggleAttribute('placed', isShown);
  const choose = () => {
    const isShown = card.hasAttribute('placed');
    if (isPageBusy()) {
      show(false);
      return;
    }
    if (isShown && current && barBelow(card) === bar && !coversBuyButton()) {
      focused = focusIn(card);
      return;
    }
    // Hidden meanwhile: browsers count a layout shift of the page for each corner that a visible card tries, even if it
    // is transparent.
    show(false);
    const free = SIDES.find((side) => {
      put(side);
      return !coversBuyButton();
    });
    if (!free) put(DEFAULT_SIDE);
    if (innerHeight - bar < LEAST_ROOM) return;
    show(true);
    if (document.activeElement === document.body) (focused as HTMLElement | null)?.focus();
    onPlaced();
  };

  choose();
  const stopWatching = watchPage(choose);
  const sizeObserver = new ResizeObserver(choose);
  sizeObserver.observe(card);
  return () => {
    stopWatching();
    sizeObserver.disconnect();
  };
}

function focusIn(card: Element): Element | null {
  let focused = document.activeElement === card ? card : null;
  while (focused?.shadowRoot) focused = focused.shadowRoot.activeElement;
  return focused;
}
