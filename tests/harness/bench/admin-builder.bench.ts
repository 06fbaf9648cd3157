import type { Page } from 'playwright-core';
import type { Figure, FigureBench } from './figures.ts';
import { median } from './statistics.ts';
import { startBenchProduct } from './support/bench-product.ts';
import { SLOW_PHONE, startBrowser } from './support/page-load.ts';

const OPTIONS = 50;
const ROUNDS = 3;
/** A desktop shows the list, the editor and the preview side by side, which is the most to render. */
const DESKTOP = { width: 1280, height: 900 };

export const benches: readonly FigureBench[] = [
  {
    title: `At work in the builder on questions of ${OPTIONS} options each, at 4x CPU`,
    reference: 'nothing: what a person feels is the figure',
    sizeUnit: 'questions',
    sizes: [10, 50, 200],
    measure: async (size) => {
      const browser = await startBrowser();
      try {
        const product = await startBenchProduct(browser);
        try {
          const surveyId = await product.addSurvey('A survey to edit', size, OPTIONS);
          const context = await browser.newContext({ storageState: product.merchant, viewport: DESKTOP });
          const page = await context.newPage();
          await page.addInitScript(watchWaits);
          const rounds: Record<string, Waits>[] = [];
          for (let round = 0; round < ROUNDS; round += 1) {
            rounds.push(await work(page, `${product.appUrl}/builder/${surveyId}`));
          }
          return figures(rounds);
        } finally {
          await product.close();
        }
      } finally {
        await browser.close();
      }
    },
  },
];

/** The longest delays of an interaction. */
interface Waits {
  /** From an interaction to its first paint; 0 below the browser's resolution of 16 ms. */
  wait: number;
  /** The longest task; 0 below 50 ms, because browsers report only longer ones. */
  task: number;
}

async function work(page: Page, address: string): Promise<Record<string, Waits>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(address);
  const field = page.getByRole('textbox', { name: 'Question', exact: true });
  await field.waitFor();
  await page.waitForLoadState('networkidle');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpuRate });
  const during = async (act: () => Promise<void>): Promise<Waits> => {
    // Time passes: work that began before the measurement ends.
    await page.waitForTimeout(500);
    await page.evaluate(() => Object.assign(globalThis, { waits: { wait: 0, task: 0 } }));
    await act();
    // Time passes: late work of the page counts too.
    await page.waitForTimeout(1_000);
    return page.evaluate(() => (globalThis as unknown as { waits: Waits }).waits);
  };
  await field.click();
  const typing = await during(() => page.keyboard.type('Surely', { delay: 250 }));
  await page.getByRole('textbox', { name: 'Option 3', exact: true }).click();
  const option = await during(() => page.keyboard.type('Surely', { delay: 250 }));
  // Finds the rows before the measurement, because the search runs in the page and takes longer than the page's
  // own work.
  const rows = await Promise.all([3, 5, 4].map((number) => middleOf(page, `Question ${number}`)));
  const choosing = await during(async () => {
    for (const { x, y } of rows) {
      await page.mouse.click(x, y);
      // Time passes: a merchant reads a question before selecting the next.
      await page.waitForTimeout(800);
    }
  });
  return { typing, option, choosing };
}

async function middleOf(page: Page, text: string): Promise<{ x: number; y: number }> {
  const box = await page.getByText(text, { exact: true }).first().boundingBox();
  if (box === null) throw new Error(`${text} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function figures(rounds: readonly Record<string, Waits>[]): Figure[] {
  const of = (act: string, what: keyof Waits) => median(rounds.map((round) => round[act]?.[what] ?? NaN));
  const figure = (name: string, product: number, goal: string): Figure => {
    return { name, unit: 'ms', product, reference: null, goal };
  };
  return [
    figure('a question’s text: longest task', of('typing', 'task'), 'below 50 ms'),
    figure('a question’s text: INP', of('typing', 'wait'), 'below 100 ms'),
    figure('an option’s text: longest task', of('option', 'task'), 'below 50 ms'),
    figure('an option’s text: INP', of('option', 'wait'), 'below 100 ms'),
    figure('another question: longest task', of('choosing', 'task'), ''),
    figure('another question: INP', of('choosing', 'wait'), 'below 100 ms'),
  ];
}

/** Runs in the page and must not contain a named function: see `watchVitals`. */
function watchWaits(): void {
  Object.assign(globalThis, { waits: { wait: 0, task: 0 } });
  new PerformanceObserver((list) => {
    for (const event of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      const { waits } = globalThis as unknown as { waits: Waits };
      if (event.interactionId > 0) waits.wait = Math.max(waits.wait, event.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    const { waits } = globalThis as unknown as { waits: Waits };
    for (const { duration } of list.getEntries()) waits.task = Math.max(waits.task, duration);
  }).observe({ type: 'longtask' });
}
