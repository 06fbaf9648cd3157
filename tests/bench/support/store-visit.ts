import type { Browser } from 'playwright-core';
import { SLOW_PHONE } from './page-load.ts';
import type { SurveyMarkup } from './page-surveys.ts';
import type { StorePage } from './store-pages.ts';

/** What a shopper on a slow phone meets until, and just after, the first question stands there. */
export interface StoreVisit {
  /** Milliseconds from the navigation to the first question. */
  readonly question: number;
  /** Milliseconds that scripts of the page ran until then, at a quarter of this processor. */
  readonly scripting: number;
  /** Milliseconds by which tasks were longer than 50 ms, altogether. */
  readonly blocking: number;
  readonly shift: number;
  /** Milliseconds from the click on Next until the next question, or the end, is painted. */
  readonly next: number;
  /** Over the wire, of what the page loaded for the survey: until the first question stood there, and altogether. */
  readonly kilobytesToShow: number;
  readonly kilobytes: number;
  readonly requests: number;
}

/** One visit with nothing in the cache. */
export async function measureStoreVisit(
  browser: Browser,
  { url, markup, isItsOwn }: StorePage,
): Promise<StoreVisit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    await context.addInitScript(watchQuestion, markup);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const own = new Map<string, number>();
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.method === 'GET' && isItsOwn(request.url)) own.set(requestId, 0);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (own.has(requestId)) own.set(requestId, encodedDataLength);
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
    const kilobytesToShow = sum(own.values()) / 1000;
    const { metrics } = await devtools.send('Performance.getMetrics');
    await page.waitForLoadState('networkidle');
    const watched = () => page.evaluate(() => (globalThis as unknown as Watched).watched);
    // What moves after the click was asked for.
    const { shift } = await watched();
    const next = await page.evaluate(goOn, markup);
    const { question, blocking } = await watched();
    return {
      ...{ question, blocking, shift, next },
      scripting: (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000,
      kilobytesToShow,
      kilobytes: sum(own.values()) / 1000,
      requests: own.size,
    };
  } finally {
    await context.close();
  }
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, each) => all + each, 0);

interface Watched {
  watched: { question: number; blocking: number; shift: number };
}

/**
 * Runs in the page before anything else of it does. Without functions that have names: what runs this file gives those
 * a helper that the page doesn't have.
 */
function watchQuestion({ hosts, heading }: SurveyMarkup): void {
  const watched = { question: 0, blocking: 0, shift: 0 };
  Object.assign(globalThis, { watched });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = setInterval(() => {
    let root: ParentNode | null | undefined = document;
    for (const host of hosts) root = root?.querySelector(host)?.shadowRoot;
    if (!root?.querySelector(heading)?.checkVisibility({ visibilityProperty: true })) return;
    clearInterval(look);
    requestAnimationFrame(() => {
      watched.question = performance.now();
      (globalThis as unknown as { questionStands(text: string): void }).questionStands('');
    });
  }, 4);
}

/** Answers and goes on, as a script can; gives the time until the frame that shows the change. */
async function goOn({ hosts, heading, next }: SurveyMarkup): Promise<number> {
  let root: ParentNode | null | undefined = document;
  for (const host of hosts) root = root?.querySelector(host)?.shadowRoot;
  root?.querySelector<HTMLInputElement>('input')?.click();
  // Some open the way on only once they have drawn the answer.
  await new Promise((drawn) => setTimeout(drawn));
  const asked = root?.querySelector(heading)?.textContent;
  const begun = performance.now();
  root?.querySelector<HTMLElement>(next)?.click();
  while (performance.now() < begun + 5_000) {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    if (root?.querySelector(heading)?.textContent !== asked) return performance.now() - begun;
  }
  throw new Error(`Nothing came after ${asked}.`);
}
