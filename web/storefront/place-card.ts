/** What a shopper needs to buy, in the words of most themes. */
const BUYING = [
  'form[action*="cart/add"] :is(button,[type=submit])',
  '[name=add]',
  '[name=checkout]',
  'a[href*="/checkout"]',
  'form[action*="checkout"] :is(button,[type=submit])',
].join();

type Side = readonly [vertical: 'top' | 'bottom', horizontal: 'left' | 'right'];

const USUAL: Side = ['bottom', 'right'];

/** Best first. On a phone the card is as wide as the page, so left and right are the same. */
const SIDES: readonly Side[] = [USUAL, ['bottom', 'left'], ['top', 'right'], ['top', 'left']];

/** Keeps the card in the first corner where it covers no button that buys. Returns how to stop. */
export function placeCard(card: HTMLElement): () => void {
  let current: Side | undefined;
  const put = (side: Side) => {
    const gap = innerWidth < 480 ? '.5rem' : '1rem';
    for (const edge of ['top', 'bottom', 'left', 'right'] as const) {
      card.style.setProperty(`--askwell-${edge}`, (side as readonly string[]).includes(edge) ? gap : 'auto');
    }
    current = side;
  };
  const covered = () => {
    const own = card.getBoundingClientRect();
    return [...document.querySelectorAll(BUYING)].some((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      return (
        width * height > 0 && left < own.right && right > own.left && top < own.bottom && bottom > own.top
      );
    });
  };
  const settle = () => {
    if (current && !covered()) return;
    const free = SIDES.find((side) => {
      put(side);
      return !covered();
    });
    if (!free) put(USUAL);
  };

  settle();
  const ended = new AbortController();
  const options = { passive: true, signal: ended.signal };
  addEventListener('scroll', settle, options);
  addEventListener('resize', settle, options);
  const grown = new ResizeObserver(settle);
  grown.observe(card);
  return () => {
    ended.abort();
    grown.disconnect();
  };
}
