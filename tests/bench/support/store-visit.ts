import type { Browser } from 'playwright-core';
import { SLOW_PHONE } from './page-load.ts';

/** What a shopper on a slow phone meets until, and just after, the first question stands there. */
export interface StoreVisit {
  /** Milliseconds from the navigation to the first question. */
  readonly question: number;
  /** Milliseconds that scripts of the page ran until then, at a quarter of this processor. */
  readonly scripting: number;
  /** Milliseconds by which tasks were longer than 50 ms, altogether. */
  readonly blocking: number;
  readonly shift: number;
  /** Milliseconds from the click on Next until the next question is painted. */
  readonly next: number;
  /** Over the wire, of what came from our server or stands in its place. */
  readonly kilobytes: number;
  readonly requests: number;
}

/** One visit with nothing in the cache. `isOurs` says which addresses count as ours. */
export async function measureStoreVisit(
  browser: Browser,
  url: string,
  isOurs: (address: string) => boolean,
): Promise<StoreVisit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    await context.addInitScript(watchQuestion);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const ours = new Map<string, number>();
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.method === 'GET' && isOurs(request.url)) ours.set(requestId, 0);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (ours.has(requestId)) ours.set(requestId, encodedDataLength);
    });
    await devtools.send('Network.enable');
    await devtools.send('Performance.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_PHONE.network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpuRate });
    // Told by the page: whatever waited in it would be counted with its scripts.
    await devtools.send('Runtime.enable');
    await devtools.send('Runtime.addBinding', { name: 'questionStands' });
    const stands = new Promise((resolve) => devtools.once('Runtime.bindingCalled', resolve));
    await page.goto(url, { waitUntil: 'commit' });
    await stands;
    const { metrics } = await devtools.send('Performance.getMetrics');
    await page.waitForLoadState('networkidle');
    const next = await page.evaluate(goOn);
    const { question, blocking, shift } = await page.evaluate(
      () => (globalThis as unknown as Watched).watched,
    );
    return {
      ...{ question, blocking, shift, next },
      scripting: (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000,
      kilobytes: [...ours.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000,
      requests: ours.size,
    };
  } finally {
    await context.close();
  }
}

interface Watched {
  watched: { question: number; blocking: number; shift: number };
}

/**
 * Runs in the page before anything else of it does. Without functions that have names: what runs this file gives those
 * a helper that the page doesn't have.
 */
function watchQuestion(): void {
  const watched = { question: 0, blocking: 0, shift: 0 };
  Object.assign(globalThis, { watched });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = setInterval(() => {
    const card = document.querySelector('askwell-card')?.shadowRoot;
    const view = card?.querySelector('askwell-survey')?.shadowRoot ?? document.querySelector('#floor');
    if (!view?.querySelector('h2,.sd-element__title')) return;
    clearInterval(look);
    requestAnimationFrame(() => {
      watched.question = performance.now();
      (globalThis as unknown as { questionStands(text: string): void }).questionStands('');
    });
  }, 4);
}

/** Answers and goes on, as a script can; gives the time until the next frame after the change. */
async function goOn(): Promise<number> {
  const card = document.querySelector('askwell-card')?.shadowRoot;
  const view = card?.querySelector('askwell-survey')?.shadowRoot ?? document.querySelector('#floor');
  view?.querySelector<HTMLInputElement>('input')?.click();
  const begun = performance.now();
  view?.querySelector<HTMLElement>('button.go,.sd-navigation__next-btn')?.click();
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  return performance.now() - begun;
}
