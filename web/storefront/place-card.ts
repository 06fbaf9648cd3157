/** Selectors of buy buttons in most themes. */
const BUY_BUTTONS = [
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

/** Keeps the card in the first corner where it covers no buy button. Returns a function that stops it. */
export function placeCard(card: HTMLElement): () => void {
  let current: Side | undefined;
  const put = (side: Side) => {
    const gap = innerWidth < 480 ? '.5rem' : '1rem';
    for (const edge of ['top', 'bottom', 'left', 'right'] as const) {
      card.style.setProperty(`--askwell-${edge}`, (side as readonly string[]).includes(edge) ? gap : 'auto');
    }
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
    const free = SIDES.find((side) => {
      put(side);
      return !coversBuyButton();
    });
    if (!free) put(DEFAULT_SIDE);
  };

  choose();
  const stopped = new AbortController();
  const options = { passive: true, signal: stopped.signal };
  addEventListener('scroll', choose, options);
  addEventListener('resize', choose, options);
  const sizeObserver = new ResizeObserver(choose);
  sizeObserver.observe(card);
  return () => {
    stopped.abort();
    sizeObserver.disconnect();
  };
}
