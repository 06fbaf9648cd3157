import type { Visit } from '#shared/delivery/context.ts';
import type { Manifest } from '#shared/delivery/manifest.ts';

/**
 * Tells what the shopper does on this page, which they opened at `since`. Only what some survey of the store waits for
 * is listened for.
 */
export function watchVisit({ surveys }: Manifest, since: number, onChange: (visit: Visit) => void): void {
  let scrolledPercent = 0;
  let exitIntent = false;
  const tell = () => {
    const seconds = Math.round((Date.now() - since) / 1000);
    onChange({ seconds, scrolledPercent, exitIntent });
  };
  const onScroll = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    scrolledPercent = Math.max(scrolledPercent, ((scrollY + clientHeight) / scrollHeight) * 100);
    tell();
  };
  const onLeave = () => {
    exitIntent = true;
    tell();
  };

  const placements = surveys.flatMap(({ delivery }) => delivery.placements);
  for (const placement of placements) {
    if (placement.type !== 'popup') continue;
    const { trigger } = placement;
    if (trigger.type === 'delay') setTimeout(tell, since + trigger.seconds * 1000 - Date.now());
    if (trigger.type === 'scroll') {
      addEventListener('scroll', onScroll, { passive: true });
      onScroll();
    }
    if (trigger.type === 'exit_intent') {
      // By mouse over the top edge; on phones by coming back from another app or tab.
      document.addEventListener('mouseout', ({ relatedTarget, clientY }) => {
        if (!relatedTarget && clientY <= 0) onLeave();
      });
      document.addEventListener('visibilitychange', () => {
        if (!document.hidden) onLeave();
      });
    }
  }
}
