import type { Browser, BrowserContextOptions } from 'playwright-core';
import { SLOW_PHONE } from './page-load.ts';
import type { SurveyMarkup } from './page-surveys.ts';
import type { StorePage } from './store-pages.ts';

/** The measurements of a shopper on a slow phone up to the first question and shortly after it. */
export interface StoreVisit {
  /** Milliseconds from the navigation to the first question. */
  readonly question: number;
  /** Milliseconds of script time until then, at a quarter of this processor's speed. */
  readonly scripting: number;
  /** Milliseconds by which tasks exceed 50 ms, in total. */
  readonly blocking: number;
  readonly shift: number;
  /** Milliseconds from the click on Next until the next question, or the end, is painted. */
  readonly next: number;
  /** The transferred size of the survey's files: until the first question is shown, and in total. */
  readonly kilobytesToShow: number;
  readonly kilobytes: number;
  readonly requests: number;
}

/** One visit with an empty cache; or the page after it, where the browser has what the first page loaded. */
export async function measureStoreVisit(
  browser: Browser,
  { url, markup, isItsOwn }: StorePage,
  { isSecondPage = false, ...options }: BrowserContextOptions & { readonly isSecondPage?: boolean } = {},
): Promise<StoreVisit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options });
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
    // The page reports it, because waiting code in the page would count as its script time.
    await devtools.send('Runtime.enable');
    await devtools.send('Runtime.addBinding', { name: 'questionStands' });
    const open = async () => {
      const stands = new Promise((resolve) => devtools.once('Runtime.bindingCalled', resolve));
      await page.goto(url, { waitUntil: 'commit' });
      await stands;
    };
    await open();
    if (isSecondPage) {
      await page.waitForLoadState('networkidle');
      own.clear();
      await open();
    }
    const kilobytesToShow = sum(own.values()) / 1000;
    const { metrics } = await devtools.send('Performance.getMetrics');
    await page.waitForLoadState('networkidle');
    const watched = () => page.evaluate(() => (globalThis as unknown as Watched).watched);
    // Layout shifts after the click are expected.
    const { shift } = await watched();
    const next = await page.evaluate(answerAndContinue, markup);
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
 * Runs in the page before any other script. It must not contain named functions: the transpiler of this file adds a
 * helper for those that the page lacks.
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

/** Answers and continues by script; returns the time until the frame that shows the change. */
async function answerAndContinue({ hosts, heading, next }: SurveyMarkup): Promise<number> {
  let root: ParentNode | null | undefined = document;
  for (const host of hosts) root = root?.querySelector(host)?.shadowRoot;
  root?.querySelector<HTMLInputElement>('input')?.click();
  // Some enable the Next button only after they have rendered the answer.
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
