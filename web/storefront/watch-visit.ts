import type { Visit } from '#shared/delivery/context.ts';
import type { Manifest } from '#shared/delivery/manifest.ts';

/**
 * Reports the shopper's activity on this page, which they opened at `since`. Listens only to events that a trigger
 * of the store's surveys needs.
 */
export function watchVisit(
  { surveys }: Manifest,
  since: number,
  signal: AbortSignal,
  onChange: (visit: Visit) => void,
): void {
  let scrolledPercent = 0;
  let exitIntent = false;
  const report = () => {
    if (signal.aborted) return;
    const seconds = Math.round((Date.now() - since) / 1000);
    onChange({ seconds, scrolledPercent, exitIntent });
  };
  const onScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = scroller();
    scrolledPercent = Math.max(scrolledPercent, ((scrollTop + clientHeight) / scrollHeight) * 100);
    report();
  };
  const onExitIntent = () => {
    exitIntent = true;
    report();
  };

  const placements = surveys.flatMap(({ delivery }) => delivery.placements);
  for (const placement of placements) {
    if (placement.type !== 'popup') continue;
    const { trigger } = placement;
    if (trigger.type === 'delay') setTimeout(report, since + trigger.seconds * 1000 - Date.now());
    if (trigger.type === 'scroll') {
      addEventListener('scroll', onScroll, { passive: true, capture: true, signal });
      onScroll();
    }
    if (trigger.type === 'exit_intent') {
      // Exit intent. With a mouse: the pointer leaves over the top edge. On a phone: the shopper returns from
      // another app or tab.
      const onMouseOut = ({ relatedTarget, clientY }: MouseEvent) => {
        if (!relatedTarget && clientY <= 0) onExitIntent();
      };
      const onVisible = () => {
        if (!document.hidden) onExitIntent();
      };
      document.addEventListener('mouseout', onMouseOut, { signal });
      document.addEventListener('visibilitychange', onVisible, { signal });
    }
  }
}

/** The page, or the element that scrolls in its place: some themes hide the overflow of the body. */
function scroller(): Element {
  const page = document.documentElement;
  let element = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  while (page.scrollHeight <= page.clientHeight && element) {
    const isScrolled = /auto|scroll/.test(getComputedStyle(element).overflowY);
    if (isScrolled && element.scrollHeight > element.clientHeight) return element;
    element = element.parentElement;
  }
  return page;
}
