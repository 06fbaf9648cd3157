import type { Visit } from '#shared/delivery/context.ts';
import type { Trigger } from '#shared/delivery/delivery.ts';

/**
 * Tells what the shopper does on this page, which they opened at `since`. Only what some survey waits for is
 * listened for.
 */
export function watchVisit(
  triggers: readonly Trigger[],
  since: number,
  onChange: (visit: Visit) => void,
): void {
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

  for (const trigger of triggers) {
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
