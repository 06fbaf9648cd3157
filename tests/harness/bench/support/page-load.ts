import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS } from '#tests/support/chromium-flags.ts';
import { findChromium, NO_CHROMIUM } from '#tests/support/chromium.ts';

/** A slow phone: a quarter of this processor's speed and a slow mobile network. */
export const SLOW_PHONE = {
  cpuRate: 4,
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
};

export interface PageLoad {
  /** Milliseconds from the navigation to the paint of the largest element. */
  readonly lcp: number;
  /** The cumulative layout shift. */
  readonly cls: number;
  /** The longest time from an interaction to its paint; 0 below the browser's resolution of 16 ms. */
  readonly inp: number;
  /** Kilobytes over the network. */
  readonly kilobytes: number;
}

export interface Visit {
  readonly url: string;
  readonly context?: BrowserContextOptions;
  /** Whether this machine and its network are slowed down to a phone's. Default: true. */
  readonly isSlow?: boolean;
  /** Resolves once the page shows its content. */
  readonly ready: (page: Page) => Promise<unknown>;
  /** The merchant's next actions. */
  readonly use?: (page: Page) => Promise<unknown>;
}

export function startBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
}

/** One visit with an empty cache. */
export async function measureVisit(browser: Browser, visit: Visit): Promise<PageLoad> {
  const context = await browser.newContext(visit.context ?? {});
  try {
    await context.addInitScript(watchVitals);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    let bytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await devtools.send('Network.enable');
    if (visit.isSlow !== false) {
      await devtools.send('Network.emulateNetworkConditions', SLOW_PHONE.network);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpuRate });
    }
    await page.goto(visit.url, { waitUntil: 'commit' });
    await visit.ready(page);
    await page.waitForLoadState('networkidle');
    const kilobytes = bytes / 1000;
    await visit.use?.(page);
    // Two frames later the result is painted and reported to the observers.
    const vitals = await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      // Time passes: the browser reports the last frame to its observers.
      await new Promise((resolve) => setTimeout(resolve, 100));
      return (globalThis as unknown as WithVitals).vitals;
    });
    return { ...vitals, kilobytes };
  } finally {
    await context.close();
  }
}

interface WithVitals {
  vitals: { lcp: number; cls: number; inp: number };
}

/**
 * Runs in the page before any other script. It must not contain a named function: the transpiler of this file adds a
 * helper for those that the page lacks.
 */
function watchVitals(): void {
  const vitals = { lcp: 0, cls: 0, inp: 0 };
  Object.assign(globalThis, { vitals });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) vitals.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
      if (!shift.hadRecentInput) vitals.cls += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const event of list.getEntries() as (PerformanceEntry & EventTiming)[]) {
      if (event.interactionId > 0) vitals.inp = Math.max(vitals.inp, event.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface EventTiming {
  readonly interactionId: number;
}
