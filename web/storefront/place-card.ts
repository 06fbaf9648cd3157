import { barBelow, isPageBusy, watchPage } from './page-around.ts';
import { remembered } from './remembered.ts';
import { isPhone, type Teaser } from './teaser.ts';

/** Selectors of buy buttons in most themes. */
export const BUY_BUTTONS = [
  'form[action*="cart/add"] :is(button,[type=submit])',
  '[name=add]',
  '[name=checkout]',
  'a[href*="/checkout"]',
  'form[action*="checkout"] :is(button,[type=submit])',
].join();

type Side = 'right' | 'left';

/**
 * The corners, best first; the upper ones have the page's logo, menu and cart. On a phone the card is as wide as the
 * page, so left and right are equal.
 */
const SIDES: readonly Side[] = ['right', 'left'];

/** In less room, in pixels, nobody can answer. */
const LEAST_ROOM = 200;

/**
 * Keeps the card in the first corner where it covers no buy button, above bars that the page pins to the bottom, and
 * hides it while the page has something open over itself. Where no corner is free, and on a phone's page with a buy
 * button, the card is folded. `onPlaced` is called when it first shows. Returns a function that stops it.
 */
export function placeCard(card: HTMLElement, teaser: Teaser, onPlaced: () => void): () => void {
  let current: Side | undefined;
  let bar = 0;
  /** The element of the card that had the focus before the page opened something. */
  let focused: Element | null = null;

  const barNow = () => {
    const pinned = barBelow(card);
    return teaser.isFolded() ? aboveButtons(card.getBoundingClientRect(), bar, pinned) : pinned;
  };
  const put = (side: Side) => {
    card.setAttribute('at', side);
    const now = barNow();
    // Set only when it changes: each element of the card inherits it, so all styles are calculated again.
    if (now !== bar) card.style.setProperty('--askwell-bar', `${now}px`);
    bar = now;
    current = side;
  };
  const isFree = () => {
    if (teaser.isFolded()) return true;
    const buttons = buyButtons();
    if (isPhone()) return teaser.isUsed() || buttons.length === 0;
    const own = card.getBoundingClientRect();
    return !buttons.some((button) => overlap(button, own));
  };
  const show = (isShown: boolean) => void card.toggleAttribute('placed', isShown);
  const choose = () => {
    const isShown = card.hasAttribute('placed');
    if (isPageBusy()) {
      show(false);
      return;
    }
    if (isShown && current && barNow() === bar && isFree()) {
      focused = focusIn(card);
      return;
    }
    // Hidden meanwhile: browsers count a layout shift of the page for each corner that a visible card tries, even if it
    // is transparent.
    show(false);
    const free = SIDES.find((side) => {
      put(side);
      return isFree();
    });
    if (!free) {
      teaser.fold();
      put('right');
    }
    if (innerHeight - bar < LEAST_ROOM) return;
    show(true);
    if (document.activeElement === document.body) (focused as HTMLElement | null)?.focus();
    onPlaced();
  };

  card.addEventListener('focusin', () => (focused = focusIn(card)));
  choose();
  const stopWatching = watchPage(choose);
  const sizeObserver = new ResizeObserver(choose);
  sizeObserver.observe(card);
  return () => {
    stopWatching();
    sizeObserver.disconnect();
  };
}

const knownButtons = remembered(BUY_BUTTONS);

function buyButtons(): DOMRect[] {
  return knownButtons()
    .map((button) => button.getBoundingClientRect())
    .filter(({ width, height }) => width * height > 0);
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/** The space below a folded card, so that it stands above the buy buttons that it would cover. */
function aboveButtons({ x, bottom, width, height }: DOMRect, bar: number, pinned: number): number {
  const buttons = buyButtons();
  let above = pinned;
  // There may be another button above the first one. Where the page is full of them, the card covers one.
  while (above < innerHeight / 2) {
    const place = new DOMRect(x, bottom + bar - above - height, width, height);
    const tops = buttons.filter((button) => overlap(button, place)).map(({ top }) => top);
    if (tops.length === 0) return above;
    above = Math.round(innerHeight - Math.min(...tops)) + 4;
  }
  return pinned;
}

function focusIn(card: Element): Element | null {
  let focused = document.activeElement === card ? card : null;
  while (focused?.shadowRoot) focused = focused.shadowRoot.activeElement;
  return focused;
}
