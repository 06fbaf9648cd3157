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

/**
 * Keeps the card in the first corner where it covers no buy button, above bars that the page fixes to the bottom.
 * Returns a function that stops it.
 */
export function placeCard(card: HTMLElement): () => void {
  let current: Side | undefined;
  let currentBar = 0;
  const put = (side: Side) => {
    card.setAttribute('at', side.join(' '));
    const bar = barBelow(card);
    // Set only when it changes: each element of the card inherits it, so all styles are calculated again.
    if (bar !== currentBar) card.style.setProperty('--askwell-bar', `${bar}px`);
    currentBar = bar;
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
  const choose = () => {
    if (current && !coversBuyButton()) return;
    // Hidden meanwhile: browsers count a layout shift of the page for each corner that a visible card tries, even if it
    // is transparent.
    card.toggleAttribute('placed', false);
    const free = SIDES.find((side) => {
      put(side);
      return !coversBuyButton();
    });
    if (!free) put(DEFAULT_SIDE);
    card.toggleAttribute('placed', true);
  };

  choose();
  const stopped = new AbortController();
  // Capture also sees pages that scroll inside an element.
  const options = { passive: true, capture: true, signal: stopped.signal };
  addEventListener('scroll', choose, options);
  addEventListener('resize', choose, options);
  const sizeObserver = new ResizeObserver(choose);
  sizeObserver.observe(card);
  return () => {
    stopped.abort();
    sizeObserver.disconnect();
  };
}

/** The height of the bars that the page fixes to the bottom below the card, such as a consent banner. */
function barBelow(card: HTMLElement): number {
  const { left, width } = card.getBoundingClientRect();
  const heights = document.elementsFromPoint(left + width / 2, innerHeight - 2).map((element) => {
    const { top, height } = element.getBoundingClientRect();
    const isFixed = /fixed|sticky/.test(getComputedStyle(element).position);
    return element !== card && isFixed && height < innerHeight / 2 ? innerHeight - top : 0;
  });
  return Math.max(0, ...heights);
}
