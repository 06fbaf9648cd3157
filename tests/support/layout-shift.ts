import type { Frame, Page } from 'playwright-core';

/** How far the page's parts have moved since it loaded, as browsers measure it; up to 0.1 is good. */
export function layoutShift(app: Page | Frame): Promise<number> {
  return app.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    // Time passes: the browser reports what was buffered.
    await new Promise((resolve) => setTimeout(resolve, 200));
    return sum;
  });
}
