/** The part of a row below the edge, in pixels, that still counts as visible. */
const TOLERANCE = 4;

/**
 * Fades the lower edge of what scrolls, and says how many options are below it. Returns a function that stops it.
 */
export function watchOverflow(body: HTMLElement, onCount: (count: number) => void): () => void {
  const scrollers = [body, ...body.querySelectorAll('.options')];
  const rows = [...body.querySelectorAll('.option')];
  const measure = () => {
    let below = 0;
    // Measures all elements before it changes one: after a change, the browser lays out the card again to measure.
    const fades = scrollers.map((scroller) => {
      const isCut = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop > TOLERANCE;
      if (isCut) {
        const edge = scroller.getBoundingClientRect().bottom + TOLERANCE;
        below = rows.filter((row) => row.getBoundingClientRect().bottom > edge).length;
      }
      return isCut;
    });
    scrollers.forEach((scroller, at) => scroller.classList.toggle('fades', fades[at]));
    onCount(below);
  };
  const sizes = new ResizeObserver(() => {
    // A button below may have taken the room of the element that the keyboard has reached.
    body.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });
    measure();
  });
  for (const scroller of scrollers) {
    scroller.addEventListener('scroll', measure, { passive: true });
    for (const element of [scroller, ...scroller.children]) sizes.observe(element);
  }
  return () => sizes.disconnect();
}
